import type { RequestListener } from 'node:http';
import { createWebServer, defaultLimits } from '@sparring/serving/server';
import { createUncaughtHandler } from '@sparring/serving/uncaught';
import { createApiServer } from '../../../api/src/http/server.ts';
import { refuse } from '../../../web/server/problem.ts';
import { effectOf } from '../changes/effects.ts';
import { readPack } from '../graded/pack.ts';
import type { Opening } from './messages.ts';
import { openApi } from './open-api.ts';
import { openSite } from './open-site.ts';
import { createDesk, listenOn } from './serve.ts';

/** As the product's own two servers have it. */
const idleTimeout = 40_000;

/** Site and API in this process, on two ports. */
export const openCorner = async ({ pack, round, change, host, webPort, apiPort }: Opening) => {
  const effect = effectOf(change);
  const [build, api] = await Promise.all([readPack(pack), openApi(effect)]);
  const desk = createDesk();
  const uncaught = createUncaughtHandler({
    report: () => {},
    giveUp: () => process.exit(1),
    now: () => performance.now(),
  });
  process.on('uncaughtException', uncaught.caught);
  const guarded = (listener: RequestListener) => uncaught.around(desk.counting(listener));
  const pages = openSite(build, round, api, effect);
  const site = createWebServer({
    listener: guarded(desk.watching(effect.aroundSite?.(pages) ?? pages)),
    idleTimeout,
    limits: defaultLimits,
    refuse,
  });
  desk.hearPages(site);
  const opened = {
    webPort: await listenOn(site, host, webPort),
    apiPort: await listenOn(createApiServer(guarded(api)), host, apiPort),
  };
  return { opened, told: desk.told };
};
