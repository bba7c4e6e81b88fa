import { afterAll, expect, test } from 'vitest';
import { mostConnections } from '@sparring/contracts/live/socket-messages';
import { open } from '../acceptance/test-socket.ts';
import { abortAgainAndAgain, drawing } from './test-aborts.ts';
import type { Running } from './test-process.ts';
import {
  ofDocuments,
  ofFiles,
  ofLongCalls,
  ofTheSite,
  ofTheTable,
  ofWrites,
} from './test-request-bytes.ts';
import { startBoth } from './test-site.ts';
import { usageOf } from './test-usage.ts';

/** Set SEED to see the cuts of another run again. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const ownPlace = '/w/on-purpose/v1/practice';
const longPlace = '/w/long-calls/v1/practice';
const places = 50;

/** A workspace that is recorded, limits its requests, and breaks most answers on purpose. */
const breakAnswers = async (origin: string): Promise<void> => {
  const kinds = ['cut', 'reset', 'empty', 'wrong-length', 'broken-json'].map((kind) => ({ kind }));
  const slow = [
    { kind: 'uniform-delay', min: 0, max: 20, when: 'after' },
    { kind: 'dribble', bytes: 100, milliseconds: 2 },
  ];
  const rule = { path: '/*', share: 0.9, outcomes: [...kinds, ...slow] };
  const put = (path: string, body: object) =>
    fetch(`${origin}${ownPlace}/workspace/${path}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await put('limit', { kind: 'concurrency', limit: places });
  expect((await put('faults', { rules: [rule] })).status).toBe(200);
  expect((await fetch(`${origin}${ownPlace}/workspace/requests`)).status).toBe(200);
};

const placesLeft = async (origin: string): Promise<unknown> => {
  const state = await fetch(`${origin}${ownPlace}/workspace/limit`);
  return ((await state.json()) as { readonly left: number }).left;
};

/** How many WebSockets the workspace accepts, which is fewer if it still counts some. */
const socketsLeft = async (origin: string): Promise<number> => {
  const address = `${origin}${longPlace}/labs/socket`;
  const clients = await Promise.all(Array.from({ length: mostConnections }, () => open(address)));
  const accepted = clients.filter(({ socket }) => socket.readyState === socket.OPEN);
  for (const { socket } of clients) socket.terminate();
  return accepted.length;
};

const servers = await startBoth();
afterAll(servers.kill);

const outlives = async ({ url, pid, hasEnded }: Running, others: readonly Buffer[] = []) => {
  const { port, origin } = new URL(url);
  await breakAnswers(origin);
  const requests = [
    ...ofTheTable,
    ...[ownPlace, longPlace].flatMap(ofLongCalls),
    ...ofWrites(ownPlace),
    ...ofFiles,
    ...(await ofDocuments(origin)),
    ...others,
  ];
  const draw = drawing(seed);
  const abort = (times: number) =>
    abortAgainAndAgain({ port: Number(port), requests, times, draw });
  await abort(3000);
  expect(hasEnded()).toBe(false);
  const before = usageOf(pid);
  await abort(3000);
  expect(hasEnded()).toBe(false);
  expect((await fetch(`${url}/ping`)).status).toBe(200);
  await expect
    .poll(() => usageOf(pid).handles, { timeout: 15_000 })
    .toBeLessThanOrEqual(before.handles + 3);
  expect(usageOf(pid).megabytes).toBeLessThan(before.megabytes + 100);
  await expect.poll(() => placesLeft(origin)).toBe(places);
  expect(await socketsLeft(origin)).toBe(mostConnections);
};

test(`the API survives thousands of clients that disconnect at random moments, seed ${seed}`, async () => {
  await outlives(servers.api);
  expect(servers.api.hasEnded()).toBe(false);
}, 180_000);

test(`the site and the API behind it survive them too, seed ${seed}`, async () => {
  await outlives(servers.site, ofTheSite);
  expect(servers.api.hasEnded()).toBe(false);
}, 180_000);

test('both then hold neither a connection nor a timer: they end as soon as they are told to', async () => {
  const { site, api } = servers;
  for (const [name, { pid, hasEnded }] of Object.entries({ site, api })) {
    process.kill(pid, 'SIGTERM');
    await expect.poll(hasEnded, { timeout: 8000, message: `the ${name} ends` }).toBe(true);
  }
});
