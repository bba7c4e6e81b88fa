import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allIds } from './books.ts';
import { documented, drawn, explained } from './chance.ts';
import { keepWriting } from './load.ts';
import { report } from './report.ts';
import { cli, containers, stack } from './stack.ts';

const site = `http://127.0.0.1:${process.env['WEB_PORT']}`;
const files = ['docker-compose.yml', 'docker-compose.scale.yml'];
const secrets = {
  TOKEN_SECRET: 'only the checks of the containers know',
  POSTGRES_PASSWORD: 'p@ss/w#rd',
};
const services = ['web', 'api', 'postgres'];
const two = stack({
  files,
  services,
  env: { ...secrets, API_REPLICAS: '2', WORKSPACE_MAX_BOOKS: '100000', LOG_LEVEL: 'info' },
});

beforeAll(async () =>
  report('two APIs and PostgreSQL, healthy after', `${(await two.up()).toFixed(1)} s`),
);
afterAll(two.remove);

test('the two compose files are valid together', async () => {
  await expect(two.check()).resolves.toBeDefined();
});

test.each(['TOKEN_SECRET', 'POSTGRES_PASSWORD'])(
  'compose refuses to start without %s',
  async (secret) => {
    const without = stack({ files, services, env: { ...secrets, [secret]: undefined } });
    await expect(without.check()).rejects.toThrow('set it to');
  },
);

test('no API publishes a port', async () => {
  for (const id of await containers('api')) expect(await cli('port', id)).toBe('');
});

test('both APIs get requests', async () => {
  for (let count = 0; count < 10; count += 1) await fetch(`${site}/v1/practice/ping`);
  const apis = await containers('api');
  expect(apis).toHaveLength(2);
  for (const id of apis) expect(await cli('logs', id)).toContain('/v1/practice/ping');
});

test('seed 42 gives the same answers as with one API on SQLite', async () => {
  const { statuses, headers } = await drawn(site);
  expect(statuses).toEqual(documented());
  expect(headers).toEqual(explained(documented()));
});

test('killing an API loses no acknowledged write and fails only the requests in flight on it', async () => {
  const books = `${site}/w/killed/v1/practice/books`;
  const people = 8;
  const stopWriting = keepWriting(books, people);
  await wait(2000);
  const [victim = ''] = await containers('api');
  await cli('kill', '--signal', 'KILL', victim);
  const killed = performance.now();
  expect(await containers('api')).not.toContain(victim);
  await wait(4000);
  const { acknowledged, failed } = await stopWriting();

  report(
    'one API of two killed under load',
    `${acknowledged.length} writes acknowledged, ${failed.length} failed`,
  );
  expect(failed.filter(({ method, began }) => method === 'GET' || began > killed)).toEqual([]);
  expect(failed.length).toBeLessThanOrEqual(people);
  const stored = await allIds(books);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(100);
});
