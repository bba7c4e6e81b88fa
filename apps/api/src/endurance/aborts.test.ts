import { afterAll, expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleBody, exampleRequest } from '@sparring/contracts/print/request';
import { abortAgainAndAgain, drawing } from './test-aborts.ts';
import type { Running } from './test-process.ts';
import { startBoth } from './test-site.ts';
import { usageOf } from './test-usage.ts';

/** Set SEED to see the cuts of another run again. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const bytesOf = (method: string, target: string, headers: object = {}, content = ''): Buffer => {
  const all = { Host: '127.0.0.1', ...headers, 'Content-Length': Buffer.byteLength(content) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${content}`);
};

/** A delay that nobody waits for is as good as a long one. */
const shortened = (target: string) => target.replace(/delay=\d+/, 'delay=1');

const ofTheTable = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .map((endpoint) => {
    const { method, url, headers } = exampleRequest(endpoint, '/v1/practice');
    return bytesOf(method, shortened(url), headers, endpoint.body ? exampleBody(endpoint) : '');
  });

const parts = { Range: 'bytes=0-0,2-3,5-90000' };
const ofFiles = ['/files/example.pdf', '/files/example.xlsx'].flatMap((path) => [
  bytesOf('GET', path),
  bytesOf('GET', path, parts),
]);

const ownPlace = '/w/on-purpose/v1/practice';
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

const json = { 'Content-Type': 'application/json', 'Idempotency-Key': 'the-same' };
const ofThePlace = [
  bytesOf('GET', `${ownPlace}/books?limit=100`),
  bytesOf('GET', `${ownPlace}/testing/latency-simulation?delay=1`),
  bytesOf('POST', `${ownPlace}/books`, json, exampleBody(api.books.addBook)),
  bytesOf('POST', `${ownPlace}/labs/auth/tokens`, json, exampleBody(api.tokenLab.getLabTokens)),
];

/** The documentation with all that it loads. */
const ofDocuments = async (origin: string): Promise<Buffer[]> => {
  const page = await (await fetch(`${origin}/docs`)).text();
  const loaded = Array.from(page.matchAll(/(?:src|href)="(\/docs\/[^"/]+)"/g), ([, path]) => path!);
  expect(loaded.length).toBeGreaterThan(1);
  const paths = ['/docs', '/docs/problems/not-found', '/openapi.json', '/postman.json', ...loaded];
  return paths.map((path) => bytesOf('GET', path));
};

const ofTheSite = ['/', '/webelements', '/nothing', '/static/js/shop-3fA9c2Qx.chunk.js'].map(
  (path) => bytesOf('GET', path, { Accept: 'text/html' }),
);

const servers = await startBoth();
afterAll(servers.kill);

const outlives = async ({ url, pid, hasEnded }: Running, requests: readonly Buffer[]) => {
  const draw = drawing(seed);
  const { port } = new URL(url);
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
};

test(`the API survives thousands of clients that disconnect at random moments, seed ${seed}`, async () => {
  const { origin } = new URL(servers.api.url);
  await breakAnswers(origin);
  const documents = await ofDocuments(origin);
  await outlives(servers.api, [...ofTheTable, ...ofThePlace, ...ofFiles, ...documents]);
  await expect.poll(() => placesLeft(origin)).toBe(places);
  expect(servers.api.hasEnded()).toBe(false);
}, 90_000);

test(`the site and the API behind it survive them too, seed ${seed}`, async () => {
  const { origin } = new URL(servers.site.url);
  await breakAnswers(origin);
  const passedOn = [...ofTheTable, ...ofThePlace, ...ofFiles, ...(await ofDocuments(origin))];
  await outlives(servers.site, [...passedOn, ...ofTheSite]);
  await expect.poll(() => placesLeft(origin)).toBe(places);
  expect(servers.api.hasEnded()).toBe(false);
}, 90_000);
