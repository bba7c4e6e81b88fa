import { deskAt } from '../../acceptance/desk/test-desk-at.ts';
import { teacherKey } from '../../acceptance/desk/test-key.ts';
import { startBuffering } from '../test-buffering.ts';
import { startApi } from '../test-process.ts';
import { startSite } from '../test-site.ts';

/** The API with a desk, and the ways to it: straight, through the site, and through a proxy that buffers before the site. */
export const startEntrances = async () => {
  const api = await startApi(':memory:', { TEACHER_KEY: teacherKey });
  const origin = new URL(api.url).origin;
  const site = await startSite(origin, { TRUSTED_PROXIES: '127.0.0.1' });
  const siteOrigin = new URL(site.url).origin;
  const proxy = await startBuffering(siteOrigin);
  const stop = async () => {
    proxy.stop();
    site.kill();
    await api.kill();
  };
  const entrances = [
    ['the API', origin],
    ['the site', siteOrigin],
    ['a proxy that buffers', proxy.origin],
  ] as const;
  return {
    stop,
    entrances: await Promise.all(
      entrances.map(async ([name, at]) => ({ name, origin: at, ...(await deskAt(at)) })),
    ),
  };
};
