import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { seedBooks } from '../../src/books/seed.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { keepAdding } from './test-adding.ts';
import { startApi, type Api } from './test-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const started = async (database: string): Promise<Api> => {
  const api = await startApi(database, { WORKSPACE_MAX_BOOKS: '100000' });
  onTestFinished(api.kill);
  return api;
};

const killBackends = async (database: string): Promise<void> => {
  const admin = new Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  const killing = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1';
  const { rows } = await admin.query(killing, [new URL(database).pathname.slice(1)]);
  await admin.end();
  expect(rows.length).toBeGreaterThan(0);
};

const restart = async (): Promise<void> => {
  await postgres.stop();
  await postgres.start();
};

type Failure = (database: string, apis: readonly Api[]) => Promise<void>;

test.each<[name: string, times: number, fail: Failure]>([
  ['the backends of PostgreSQL are killed ten times', 10, killBackends],
  ['PostgreSQL is restarted twice', 2, restart],
  ['one of the APIs is killed', 1, async (_database, [one]) => one!.kill()],
])('two APIs keep every acknowledged book, and no other, while %s', async (_, times, fail) => {
  const database = await postgres.newDatabase();
  const apis = [await started(database), await started(database)];
  const { untilMore, stop } = keepAdding(apis.map(({ url }) => url));
  for (let nth = 0; nth < times; nth += 1) {
    await untilMore();
    await fail(database, apis);
  }
  await untilMore();
  const { added, repeated } = await stop();
  expect(repeated).toBeGreaterThan(0);
  const { url } = apis[1]!;
  const total = (await fetch(`${url}/books`)).headers.get('X-Total-Count');
  expect(Number(total)).toBe(seedBooks.length + added.length);
  for (const book of added)
    expect(await (await fetch(`${url}/books/${book.id}`)).json()).toEqual(book);
});
