import { expect, test } from 'vitest';
import { create, etagOf, firstBook, read } from './test-books.ts';
import { newWorkspace, type Problem } from './test-client.ts';

const changing = ['PUT', 'PATCH'] as const;
const writing = [...changing, 'DELETE'] as const;
const other = '"not-this-one"';

test.each(changing)('%s changes the ETag [VERSION-01]', async (method) => {
  const workspace = newWorkspace();
  const before = await etagOf(workspace);
  const { headers } = await workspace.send(method, firstBook, { body: { stock: 3 } });
  expect(headers.get('ETag')).not.toBe(before);
  expect(await etagOf(workspace)).toBe(headers.get('ETag'));
});

test.each(writing)(
  '%s with an old ETag gets 412 and changes nothing [VERSION-02, VERSION-03]',
  async (method) => {
    const workspace = newWorkspace();
    const old = await etagOf(workspace);
    await workspace.send('PATCH', firstBook, { body: { stock: 1 } });
    const before = await read(workspace);
    const sent = { body: { stock: 2 }, headers: { 'If-Match': old } };
    const { status, body } = await workspace.send<Problem>(method, firstBook, sent);
    expect([status, body.error]).toEqual([412, 'Precondition failed']);
    const after = await read(workspace);
    expect([after.status, after.body]).toEqual([200, before.body]);
    expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
  },
);

test.each(writing)('%s with the current ETag gets 200 [VERSION-02]', async (method) => {
  const workspace = newWorkspace();
  const headers = { 'If-Match': await etagOf(workspace) };
  expect((await workspace.send(method, firstBook, { body: { stock: 2 }, headers })).status).toBe(
    200,
  );
});

test('answers 304 without a body to the current ETag, and 200 to an old one [VERSION-04]', async () => {
  const workspace = newWorkspace();
  const tag = await etagOf(workspace);
  const same = await read(workspace, firstBook, { 'If-None-Match': tag });
  expect([same.status, same.text]).toEqual([304, '']);
  await workspace.send('PATCH', firstBook, { body: { stock: 1 } });
  expect((await read(workspace, firstBook, { 'If-None-Match': tag })).status).toBe(200);
});

test('compares every ETag of a list [VERSION-05]', async () => {
  const workspace = newWorkspace();
  const tag = await etagOf(workspace);
  for (const list of [`${tag}, ${other}`, `${other}, ${tag}`, `"a", ${other}, ${tag}, "b"`])
    expect((await read(workspace, firstBook, { 'If-None-Match': list })).status).toBe(304);
  const sent = { body: { stock: 8 }, headers: { 'If-Match': `${other}, ${tag}` } };
  expect((await workspace.send('PATCH', firstBook, sent)).status).toBe(200);
});

test('takes every version for If-Match: * [VERSION-06]', async () => {
  const workspace = newWorkspace();
  for (const method of writing) {
    const sent = { body: { stock: 2 }, headers: { 'If-Match': '*' } };
    expect((await workspace.send(method, firstBook, sent)).status).toBe(200);
  }
});

test('refuses an If-Match that is no list of ETags [VERSION-07]', async () => {
  const sent = { body: { stock: 2 }, headers: { 'If-Match': '7' } };
  expect((await newWorkspace().send('PATCH', firstBook, sent)).status).toBe(400);
});

test('lets one of two simultaneous changes succeed [VERSION-08]', async () => {
  const workspace = newWorkspace();
  const headers = { 'If-Match': await etagOf(workspace) };
  const replies = await Promise.all(
    [1, 2].map((stock) => workspace.send('PATCH', firstBook, { body: { stock }, headers })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 412]));
});

test('uses no ETag twice, even after a reset [VERSION-09]', async () => {
  const workspace = newWorkspace();
  const change = async () =>
    (await workspace.send('PATCH', firstBook, { body: { stock: 5 } })).headers.get('ETag');
  const tags = [await change(), await change()];
  await workspace.send('POST', '/workspace/reset');
  tags.push(await change(), await change());
  expect(new Set(tags).size).toBe(4);
});

test('sends the ETag of a book that is created, read or changed [VERSION-10]', async () => {
  const workspace = newWorkspace();
  const { headers, body } = await create(workspace);
  const path = `/books/${body.id}`;
  expect(headers.get('ETag')).toMatch(/^"[^"]+"$/);
  expect(await etagOf(workspace, path)).toBe(headers.get('ETag'));
  const changed = await workspace.send('PUT', path, { body: { stock: 5 } });
  expect(changed.headers.get('ETag')).toMatch(/^"[^"]+"$/);
});
