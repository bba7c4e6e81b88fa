import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { etagOf, firstBook, read, unknownBook } from './test-books.ts';
import { newWorkspace, pointersOf, type Problem, type Workspace } from './test-client.ts';

const type = 'application/json-patch+json';
const patch = <Body = Book>(
  { send }: Workspace,
  operations: unknown,
  headers: Readonly<Record<string, string>> = {},
  path = firstBook,
) =>
  send<Body>('PATCH', `/labs${path}`, {
    headers: { 'Content-Type': type, ...headers },
    raw: JSON.stringify(operations),
  });
const refused = (workspace: Workspace, ...operations: readonly object[]) =>
  patch<Problem>(workspace, operations);

test('executes the six operations in order [PATCH-01]', async () => {
  const workspace = newWorkspace();
  const before = (await read(workspace)).body;
  const { status, headers, body } = await patch(workspace, [
    { op: 'test', path: '/stock', value: 12 },
    { op: 'replace', path: '/stock', value: 3 },
    { op: 'copy', from: '/stock', path: '/price' },
    { op: 'add', path: '/note', value: 'moved' },
    { op: 'move', from: '/note', path: '/description' },
    { op: 'add', path: '/extra', value: [] },
    { op: 'remove', path: '/extra' },
  ]);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...before,
    stock: 3,
    price: 3,
    description: 'moved',
    updated_at: body.updated_at,
  });
  expect(await etagOf(workspace)).toBe(headers.get('ETag'));
  expect((await read(workspace)).body).toEqual(body);
});

test('changes nothing if one operation fails [PATCH-02, PATCH-03]', async () => {
  const workspace = newWorkspace();
  const [before, etag] = [(await read(workspace)).body, await etagOf(workspace)];
  const change = { op: 'replace', path: '/title', value: 'Half done' };
  for (const failing of [
    { op: 'test', path: '/stock', value: 13 },
    { op: 'test', path: '/stock', value: '12' },
    { op: 'remove', path: '/publisher' },
    { op: 'replace', path: '/publisher', value: 'x' },
    { op: 'copy', from: '/publisher', path: '/title' },
  ]) {
    const reply = await refused(workspace, change, failing);
    expect([reply.status, reply.body.error, pointersOf(reply)]).toEqual([
      409,
      'Patch conflict',
      ['/1'],
    ]);
  }
  expect((await read(workspace)).body).toEqual(before);
  expect(await etagOf(workspace)).toBe(etag);
});

test('compares a test by value, not by text [PATCH-03]', async () => {
  const workspace = newWorkspace();
  const { status } = await patch(workspace, [
    { op: 'test', path: '/price', value: 29.99 },
    { op: 'test', path: '', value: (await read(workspace)).body },
  ]);
  expect(status).toBe(200);
});

test('refuses a result that is no valid book [PATCH-04]', async () => {
  const workspace = newWorkspace();
  const reply = await refused(
    workspace,
    { op: 'replace', path: '/price', value: -1 },
    { op: 'replace', path: '/stock', value: 1.5 },
    { op: 'add', path: '/publisher', value: 'x' },
  );
  expect(reply.status).toBe(400);
  expect(new Set(pointersOf(reply))).toEqual(new Set(['/price', '/stock', '/publisher']));
  for (const own of ['id', 'created_at', 'updated_at']) {
    const kept = await refused(workspace, { op: 'replace', path: `/${own}`, value: 'x' });
    expect([kept.status, pointersOf(kept)]).toEqual([400, [`/${own}`]]);
  }
});

test('removes the description, and no other field [PATCH-05]', async () => {
  const workspace = newWorkspace();
  const emptied = await patch(workspace, [{ op: 'remove', path: '/description' }]);
  expect(emptied.body.description).toBe('');
  for (const name of ['title', 'author', 'price', 'category', 'isbn', 'stock']) {
    const reply = await refused(workspace, { op: 'remove', path: `/${name}` });
    expect([reply.status, pointersOf(reply)]).toEqual([400, [`/${name}`]]);
  }
});

test('takes 1 to 50 operations [PATCH-06]', async () => {
  const workspace = newWorkspace();
  const check = { op: 'test', path: '/stock', value: 12 };
  for (const [count, expected] of [
    [0, 400],
    [1, 200],
    [50, 200],
    [51, 400],
  ] as const)
    expect(
      (
        await patch(
          workspace,
          Array.from({ length: count }, () => check),
        )
      ).status,
    ).toBe(expected);
  expect((await patch(workspace, check)).status).toBe(400);
});

test.each([
  ['/0/op', { op: 'increase', path: '/stock' }],
  ['/0/path', { op: 'remove' }],
  ['/0/path', { op: 'remove', path: 'stock' }],
  ['/0/value', { op: 'replace', path: '/stock' }],
  ['/0/from', { op: 'move', path: '/stock' }],
])('refuses an operation with an error at %s [PATCH-06]', async (pointer, operation) => {
  const reply = await refused(newWorkspace(), operation);
  expect([reply.status, pointersOf(reply)]).toEqual([400, [pointer]]);
});

test('heeds If-Match before anything else [PATCH-07]', async () => {
  const workspace = newWorkspace();
  const old = { 'If-Match': await etagOf(workspace) };
  const change = [{ op: 'replace', path: '/stock', value: 1 }];
  expect((await patch(workspace, change, old)).status).toBe(200);
  expect((await patch(workspace, change, old)).status).toBe(412);
  expect((await patch(workspace, [{ op: 'remove', path: '/nothing' }], old)).status).toBe(412);
  expect((await patch(workspace, change, { 'If-Match': '*' })).status).toBe(200);
});

test('tells in Accept-Patch what it takes [PATCH-08]', async () => {
  const workspace = newWorkspace();
  const options = await workspace.send('OPTIONS', `/labs${firstBook}`);
  expect(options.headers.get('Accept-Patch')).toBe(type);
  for (const other of ['application/merge-patch+json', 'application/json']) {
    const reply = await patch(workspace, { stock: 1 }, { 'Content-Type': other });
    expect([reply.status, reply.headers.get('Accept-Patch')]).toEqual([415, type]);
  }
});

test('refuses the ISBN of another book, and an unknown book [PATCH-09]', async () => {
  const workspace = newWorkspace();
  const taken = [{ op: 'replace', path: '/isbn', value: '9780000000026' }];
  expect((await patch(workspace, taken)).status).toBe(409);
  expect((await patch(workspace, taken, {}, unknownBook)).status).toBe(404);
});

const replaceStock = { op: 'replace', path: '/stock', value: 5 };

test.each([
  ['/0', ['replace']],
  ['/0/op', [{ path: '/stock' }]],
  ['/0/path', [{ op: 'remove', path: '/a~2' }]],
  ['/0/from', [{ op: 'copy', path: '/stock' }]],
  ['/1/value', [replaceStock, { op: 'add', path: '/stock' }]],
])('refuses a patch with an error at %s: %j [PATCH-06]', async (pointer, operations) => {
  const reply = await patch<Problem>(newWorkspace(), operations);
  expect([reply.status, pointersOf(reply)]).toEqual([400, [pointer]]);
});

test('refuses a value of twenty thousand nested lists', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const reply = await newWorkspace().send('PATCH', `/labs${firstBook}`, {
    headers: { 'Content-Type': type },
    raw: `[{"op":"add","path":"/title","value":${deep}}]`,
  });
  expect(reply.status).toBe(400);
});

test('ignores a member that RFC 6902 does not know', async () => {
  const operations = [{ ...replaceStock, comment: 'why' }];
  expect((await patch(newWorkspace(), operations)).status).toBe(200);
});

test('asks for If-Match where it is required [PATCH-07]', async () => {
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
  expect((await patch(workspace, [replaceStock])).status).toBe(428);
});
