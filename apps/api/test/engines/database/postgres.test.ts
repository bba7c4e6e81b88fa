import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { BookQuery } from '@sparring/contracts/book';
import { testStore } from '../../support/app.ts';
import { seedBooks } from '../../../src/books/seed.ts';
import type { Store } from '../../../src/open-store.ts';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const ignore = () => {};
const id = seedBooks[0]!.id;

test('refuses with store-unavailable while the server is stopped, and works after its restart', async () => {
  const store = await testStore({ database: await postgres.newDatabase(), report: ignore });
  onTestFinished(() => store.close());
  await store.books.change('mine', id, { stock: 77 });
  await postgres.stop();
  const refusal = { kind: 'store-unavailable', headers: { 'Retry-After': '5' } };
  await expect(store.books.find('mine', id)).rejects.toMatchObject(refusal);
  await expect(store.steps.take('mine')).rejects.toMatchObject(refusal);
  await expect(store.ready()).rejects.toMatchObject(refusal);
  await postgres.start();
  expect((await store.books.find('mine', id)).book.stock).toBe(77);
  expect(await store.steps.take('mine')).toMatchObject({ step: 0 });
});

test('names the server that does not answer at the start, without the password', async () => {
  const database = 'postgres://someone:hush@127.0.0.1:1/nothing';
  const opening = testStore({ database, report: ignore });
  await expect(opening).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1/nothing cannot be used: connect',
  );
  await expect(opening).rejects.not.toThrow('hush');
});

const silent = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(ignore).listen(0, '127.0.0.1', () => resolve(server));
  });

test('times out when the server accepts connections but does not reply', async () => {
  const server = await silent();
  const { port } = server.address() as AddressInfo;
  const database = `postgres://someone:hush@127.0.0.1:${port}/nothing`;
  await expect(testStore({ database, report: ignore })).rejects.toThrow('timeout');
  server.close();
});

const everything: BookQuery = { sort: 'created_at', order: 'asc', page: 1, limit: 100 };

const replicas = async (count: number) => {
  const database = await postgres.newDatabase();
  const opening = Array.from({ length: count }, () => testStore({ database }));
  const stores = await Promise.all(opening);
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  return stores as [Store, Store, ...Store[]];
};

test('sets up a new database once when several replicas start at the same time', async () => {
  const stores = await replicas(5);
  const pages = await Promise.all(stores.map((store) => store.books.list('new', everything)));
  expect(pages.map(({ books }) => books.length)).toEqual([30, 30, 30, 30, 30]);
});

test('a replica shows the writes of another at once, even on a page that it read before', async () => {
  const [one, other] = await replicas(2);
  await one.books.list('mine', everything);
  await other.books.change('mine', id, { stock: 99 });
  expect((await one.books.list('mine', everything)).books[0]!.stock).toBe(99);
  await other.workspaces.clear('mine');
  expect((await one.books.list('mine', everything)).books).toEqual(seedBooks);
});

test('never gives two replicas the same step', async () => {
  const [one, other] = await replicas(2);
  const taken = await Promise.all(
    [one, other, one, other].map((store) => store.steps.take('mine')),
  );
  expect(new Set(taken.map(({ step }) => step)).size).toBe(4);
});
