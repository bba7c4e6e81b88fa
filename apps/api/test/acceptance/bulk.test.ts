import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { countOf, etagOf, firstBook, newBook, read } from './test-books.ts';
import { newWorkspace, type Problem, type Workspace } from './test-client.ts';

interface Result {
  readonly status: number;
  readonly location?: string;
  readonly etag?: string;
  readonly book?: Book;
  readonly problem?: Problem;
}

const bulk = ({ send }: Workspace, ...operations: readonly unknown[]) =>
  send<{ readonly results: readonly Result[] }>('POST', '/labs/books/bulk', {
    body: { operations },
  });
const create = (changes: object = {}) => ({ op: 'create', book: { ...newBook, ...changes } });
const seedId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const remove = (number: number, changes: object = {}) => ({
  op: 'delete',
  id: seedId(number),
  ...changes,
});
const statusesOf = ({ body }: { readonly body: { readonly results: readonly Result[] } }) =>
  body.results.map(({ status }) => status);

test('answers each operation in its order, and no refusal reaches another [BULK-01, BULK-02, BULK-03]', async () => {
  const workspace = newWorkspace();
  const reply = await bulk(
    workspace,
    remove(7),
    create({ price: -1 }),
    remove(7),
    create(),
    create(),
    remove(8, { if_match: '"0"' }),
    { op: 'rename' },
    remove(9),
  );
  expect(reply.status).toBe(207);
  expect(statusesOf(reply)).toEqual([200, 400, 404, 201, 409, 412, 400, 200]);
  expect(await countOf(workspace)).toBe(29);
  for (const [number, status] of [
    [7, 404],
    [8, 200],
    [9, 404],
  ])
    expect((await read(workspace, `/books/${seedId(number!)}`)).status).toBe(status);
});

test('heeds if_match [BULK-02]', async () => {
  const workspace = newWorkspace();
  const etag = await etagOf(workspace, firstBook);
  expect(statusesOf(await bulk(workspace, remove(1, { if_match: etag })))).toEqual([200]);
});

test('takes 1 to 50 operations [BULK-01]', async () => {
  const workspace = newWorkspace();
  const unknown = Array.from({ length: 51 }, () => remove(99));
  expect(statusesOf(await bulk(workspace, ...unknown.slice(1)))).toEqual(Array(50).fill(404));
  expect((await bulk(workspace, remove(1), ...unknown.slice(1))).status).toBe(400);
  expect((await bulk(workspace)).status).toBe(400);
  expect(await countOf(workspace)).toBe(30);
});

test('executes the operations in their order [BULK-04]', async () => {
  const workspace = newWorkspace();
  const { isbn } = (await read(workspace)).body;
  const reply = await bulk(workspace, create({ isbn }), remove(1), create({ isbn }));
  expect(statusesOf(reply)).toEqual([409, 200, 201]);
});

test('the result of a create leads to the stored book [BULK-05]', async () => {
  const workspace = newWorkspace();
  const [{ location, etag, book } = {} as Result] = (await bulk(workspace, create())).body.results;
  expect(location).toBe(`${workspace.base}/books/${book!.id}`);
  const stored = await read(workspace, `/books/${book!.id}`);
  expect([stored.body, stored.headers.get('ETag')]).toEqual([book, etag]);
});

test('the problem of a result names its operation [BULK-06]', async () => {
  const workspace = newWorkspace();
  const { results } = (await bulk(workspace, remove(1), remove(1), create({ stock: -1 }))).body;
  expect(results[0]!.problem).toBeUndefined();
  for (const at of [1, 2]) {
    const { status, problem } = results[at]!;
    expect(problem!.status).toBe(status);
    expect(problem!.instance).toBe(`${workspace.base}/labs/books/bulk#/operations/${at}`);
  }
  expect(results[2]!.problem!.errors).toEqual([
    { pointer: '/book/stock', detail: expect.stringContaining('-1') },
  ]);
});

test('asks for if_match where it is required [BULK-07]', async () => {
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
  const if_match = await etagOf(workspace, firstBook);
  const reply = await bulk(
    workspace,
    remove(1),
    create(),
    remove(2, { if_match: '*' }),
    remove(1, { if_match }),
  );
  expect(statusesOf(reply)).toEqual([428, 201, 200, 200]);
});

test('a delete of an id that is no UUID gets 404 [BULK-02]', async () => {
  const reply = await bulk(newWorkspace(), { op: 'delete', id: 'x' });
  expect(statusesOf(reply)).toEqual([404]);
});

test.each(['nonsense', { op: 'update' }, { op: 'delete', id: 7 }])(
  'refuses the operation %j, and executes the one after it [BULK-02, BULK-03]',
  async (operation) => {
    expect(statusesOf(await bulk(newWorkspace(), operation, create()))).toEqual([400, 201]);
  },
);

test.each([undefined, {}, 'x'])(
  'refuses %j in place of operations [BULK-01]',
  async (operations) => {
    const body = { operations };
    expect((await newWorkspace().send('POST', '/labs/books/bulk', { body })).status).toBe(400);
  },
);
