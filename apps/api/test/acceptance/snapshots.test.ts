import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { create, etagOf, firstBook, newBook } from './test-books.ts';
import { newWorkspace, send } from './test-client.ts';
import { dataOf, disturb, ids, path, restore, take } from './test-snapshots.ts';

test('a snapshot has its number, its time and what it holds [SNAPSHOT-01]', async () => {
  const workspace = newWorkspace();
  const now = '2026-03-02T09:00:00.000Z';
  await workspace.send('PATCH', '/workspace', { body: { now, clock: 'frozen', seed: 9 } });
  await create(workspace);
  const { status, headers, body } = await take(workspace);
  const expected = { id: 1, made_at: now, books: 31, seed: 9, step: 0, chance: 'seeded' };
  expect([status, body]).toEqual([201, expected]);
  expect((await send('GET', headers.get('Location')!)).body).toEqual(expected);
});

test('keeps the newest three, and the seed data [SNAPSHOT-02]', async () => {
  const workspace = newWorkspace();
  expect(await ids(workspace)).toEqual([0]);
  for (const id of [1, 2, 3, 4]) expect((await take(workspace)).body.id).toBe(id);
  expect(await ids(workspace)).toEqual([4, 3, 2, 0]);
});

test('a restore puts all data back, as often as asked for [SNAPSHOT-03]', async () => {
  const workspace = newWorkspace();
  await create(workspace, { isbn: '9781000000016' });
  await workspace.send('PATCH', '/workspace', { body: { seed: 5, chance: 'always' } });
  await take(workspace);
  const before = await dataOf(workspace);
  for (let times = 0; times < 2; times += 1) {
    await disturb(workspace);
    const { status, body } = await restore(workspace);
    expect([status, body.books]).toEqual([200, 31]);
    expect(await dataOf(workspace)).toEqual(before);
  }
});

test('snapshot 0 brings back the seed data [SNAPSHOT-03]', async () => {
  const workspace = newWorkspace();
  const before = await dataOf(workspace);
  await disturb(workspace);
  expect((await restore(workspace, 0)).body.books).toBe(30);
  expect(await dataOf(workspace)).toEqual(before);
});

test('an ISBN that another book got meanwhile is no obstacle [SNAPSHOT-03]', async () => {
  const workspace = newWorkspace();
  await take(workspace);
  const { isbn } = (await workspace.get<Book>(firstBook)).body;
  await workspace.send('DELETE', firstBook);
  await create(workspace, { isbn });
  expect((await restore(workspace)).status).toBe(200);
  expect((await workspace.get<Book>(firstBook)).body.isbn).toBe(isbn);
});

test('a restore leaves clock, limit, faults, if_match, log and snapshots as they are [SNAPSHOT-04]', async () => {
  const workspace = newWorkspace();
  await take(workspace);
  const now = '2030-01-01T00:00:00.000Z';
  const rules = [{ path: '/ping', outcomes: [{ kind: 'pass' }] }];
  await workspace.send('PUT', '/workspace/limit', { body: { kind: 'fixed-window', limit: 9 } });
  await workspace.send('PUT', '/workspace/faults', { body: { rules } });
  await workspace.send('PATCH', '/workspace', {
    body: { now, clock: 'frozen', if_match: 'required' },
  });
  await workspace.get('/workspace/requests');
  await workspace.get('/ping');
  const all = async () =>
    Promise.all(
      ['/workspace', '/workspace/limit', '/workspace/faults', path].map(
        async (one) => (await workspace.get(one)).body,
      ),
    );
  const before = await all();
  await restore(workspace);
  expect(await all()).toEqual(before);
  const { text } = await workspace.get('/workspace/requests');
  expect(text).toContain('/ping');
});

test('only a book that is put back gets a new ETag [SNAPSHOT-05]', async () => {
  const workspace = newWorkspace();
  const other = '/books/00000000-0000-4000-8000-000000000002';
  const first = await etagOf(workspace);
  const second = await etagOf(workspace, other);
  await take(workspace);
  await workspace.send('PATCH', firstBook, { body: { stock: 1 } });
  const changed = await etagOf(workspace);
  await restore(workspace);
  const restored = await etagOf(workspace);
  expect([first, changed]).not.toContain(restored);
  await restore(workspace);
  expect(await etagOf(workspace)).toBe(restored);
  expect(await etagOf(workspace, other)).toBe(second);
});

test('a request that a restore undid can be sent again with its key [SNAPSHOT-06]', async () => {
  const workspace = newWorkspace();
  await take(workspace);
  const add = () =>
    workspace.send<Book>('POST', '/books', {
      body: newBook,
      headers: { 'Idempotency-Key': 'once' },
    });
  await add();
  await restore(workspace);
  const { status, headers, body } = await add();
  expect([status, headers.get('Idempotency-Replayed')]).toEqual([201, null]);
  expect((await workspace.get(`/books/${body.id}`)).status).toBe(200);
});

test.each([
  ['9', 404],
  ['-1', 400],
  ['one', 400],
])('snapshot %s gets %d [SNAPSHOT-10]', async (id, status) => {
  const workspace = newWorkspace();
  await take(workspace);
  const replies = [
    await workspace.get(`${path}/${id}`),
    await workspace.get(`${path}/${id}/difference`),
    await workspace.send('POST', `${path}/${id}/restore`),
  ];
  expect(replies.map((reply) => reply.status)).toEqual([status, status, status]);
});

test('the snapshot of another workspace gets 404 [SNAPSHOT-10]', async () => {
  await take(newWorkspace());
  expect((await restore(newWorkspace())).status).toBe(404);
});

test.each([
  ['POST', '/workspace/reset'],
  ['DELETE', '/workspace'],
])('%s %s deletes the snapshots [SNAPSHOT-11]', async (method, address) => {
  const workspace = newWorkspace();
  await take(workspace);
  await take(workspace);
  await workspace.send(method, address);
  expect(await ids(workspace)).toEqual([0]);
  expect((await take(workspace)).body.id).toBe(1);
});
