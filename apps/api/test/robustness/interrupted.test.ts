import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { someBook } from '../support/book.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startApi } from './test-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

/** Keeps every change of a book waiting until it is ended. */
const blockBooks = async (database: string) => {
  const client = new Client({ connectionString: database });
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE book IN SHARE ROW EXCLUSIVE MODE');
  const waiting = "SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'book'::regclass";
  const untilOneWaits = () =>
    vi.waitUntil(async () => (await client.query(waiting)).rows.length > 0, { timeout: 20_000 });
  return { untilOneWaits, end: () => client.end() };
};

const started = async (database: string) => {
  const { url, kill } = await startApi(database);
  onTestFinished(kill);
  const add = () =>
    fetch(`${url}/books`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' },
      body: JSON.stringify(someBook()),
    });
  const untilAdded = () =>
    vi.waitUntil(
      async () => {
        const reply = await add();
        if ([409, 503].includes(reply.status)) return undefined;
        return { status: reply.status, book: (await reply.json()) as Book };
      },
      { timeout: 15_000, interval: 200 },
    );
  const total = async () => Number((await fetch(`${url}/books`)).headers.get('X-Total-Count'));
  return { add, untilAdded, total, kill };
};

test('a request whose API was killed is executed by another one within seconds, once [REPEAT-07]', async () => {
  const database = await postgres.newDatabase();
  const [one, other] = [await started(database), await started(database)];
  const books = await blockBooks(database);
  const interrupted = one.add().catch(String);
  await books.untilOneWaits();
  await one.kill();
  expect(await interrupted).toContain('fetch failed');
  await books.end();
  const { status, book } = await other.untilAdded();
  expect(status).toBe(201);
  expect((await other.untilAdded()).book).toEqual(book);
  expect(await other.total()).toBe(31);
});

test('a request that PostgreSQL interrupted is executed when it is back, once [REPEAT-07]', async () => {
  const database = await postgres.newDatabase();
  const api = await started(database);
  const books = await blockBooks(database);
  const interrupted = api.add();
  await books.untilOneWaits();
  await postgres.stop();
  expect((await interrupted).status).toBe(503);
  await books.end().catch(() => {});
  await postgres.start();
  const { status, book } = await api.untilAdded();
  expect(status).toBe(201);
  expect((await api.untilAdded()).book).toEqual(book);
  expect(await api.total()).toBe(31);
});
