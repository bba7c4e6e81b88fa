import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeAsset } from '@sparring/web/server/asset';
import { html } from '@sparring/web/server/example-build';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from './open-site.ts';

const page = makeAsset('/index.html', { identity: Buffer.from(html) });

const open = () =>
  openSite({
    build: { pages: new Map([['/', page]]), files: new Map(), notFound: page },
    rounds: [7],
    redesign: 'test-ids',
    api: () => {},
    effect: {},
    framesPort: 3111,
  });

test('the pages of an instance have the settings of the host, as those of the site, and say which redesign they are', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('HOSTED_BY_NAME', 'Oak School');
  const server = createServer(open()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(text).toContain('"hostedByName":"Oak School"');
  expect(text).toContain('"framesPort":3111');
  expect(text).toContain('"rounds":[7],"redesign":"test-ids",');
});

test('an instance does not open with an invalid setting, and names it', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PRACTICE_URL', 'school');
  expect(open).toThrow('PRACTICE_URL is "school", expected an http or https address.');
});
