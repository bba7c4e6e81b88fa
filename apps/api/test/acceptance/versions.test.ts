import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { create, etagOf, firstBook, newBook, read } from './test-books.ts';
import { newWorkspace, pointersOf, type Problem, type Workspace } from './test-client.ts';

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

const free = '/books/0b8b2a52-6d0c-4b0e-9d5e-2f6d6a3c1b77';

test('If-None-Match: * creates no book under an id that is no UUID [VERSION-11]', async () => {
  const sent = { body: newBook, headers: { 'If-None-Match': '*' } };
  const reply = await newWorkspace().send<Problem>('PUT', '/books/mine', sent);
  expect([reply.status, pointersOf(reply)]).toEqual([400, ['/id']]);
});

test('If-None-Match: * creates a book that does not exist, and refuses one that does [VERSION-11]', async () => {
  const workspace = newWorkspace();
  const put = (title: string) =>
    workspace.send('PUT', free, { body: { ...newBook, title }, headers: { 'If-None-Match': '*' } });
  expect((await put('First')).status).toBe(201);
  expect((await put('Second')).status).toBe(412);
  expect((await read(workspace, free)).body.title).toBe('First');
});

test.each(writing)(
  '%s without If-Match gets 428 where it is required, and changes nothing [VERSION-12]',
  async (method) => {
    const workspace = newWorkspace();
    await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
    const before = await read(workspace);
    expect((await workspace.send(method, firstBook, { body: { stock: 2 } })).status).toBe(428);
    expect((await read(workspace)).body).toEqual(before.body);
  },
);

test('If-Match is optional until it is required, and again after a reset [VERSION-13]', async () => {
  const workspace = newWorkspace();
  const mode = async () => (await workspace.get<{ if_match: string }>('/workspace')).body.if_match;
  expect(await mode()).toBe('optional');
  await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
  expect(await mode()).toBe('required');
  expect((await workspace.send('PATCH', '/workspace', { body: { if_match: 'no' } })).status).toBe(
    400,
  );
  await workspace.send('POST', '/workspace/reset');
  expect(await mode()).toBe('optional');
});

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

test.each(['PUT', 'PATCH', 'DELETE'])(
  '%s with an If-None-Match of another version still needs If-Match where it is required [VERSION-12]',
  async (method) => {
    const workspace = newWorkspace();
    await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
    const before = await workspace.get(firstBook);
    const { status } = await workspace.send(method, firstBook, {
      headers: { 'If-None-Match': '"zzz"' },
      ...(method !== 'DELETE' && { body: { stock: 1 } }),
    });
    expect(status).toBe(428);
    expect((await workspace.get(firstBook)).body).toEqual(before.body);
  },
);

const createAt = (workspace: Workspace, body: object = newBook) =>
  workspace.send<Book & Problem>('PUT', free, { body, headers: { 'If-None-Match': '*' } });

test('a creation by PUT returns the book, its address and its ETag [VERSION-11]', async () => {
  const workspace = newWorkspace();
  const { status, headers, body } = await createAt(workspace);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...newBook, id: free.replace('/books/', '') });
  expect(headers.get('Location')).toBe(workspace.base + free);
  const found = await read(workspace, free);
  expect([found.body, found.headers.get('ETag')]).toEqual([body, headers.get('ETag')]);
});

test('of ten equal creations by PUT at once, one succeeds [VERSION-11]', async () => {
  const workspace = newWorkspace();
  const replies = await Promise.all(Array.from({ length: 10 }, () => createAt(workspace)));
  const withStatus = (wanted: number) => replies.filter(({ status }) => status === wanted).length;
  expect([withStatus(201), withStatus(412)]).toEqual([1, 9]);
});

test('a creation by PUT needs the whole book and an ISBN that no other book has [VERSION-11]', async () => {
  const workspace = newWorkspace();
  const part = await createAt(workspace, { title: 'Only a title' });
  expect(part.status).toBe(400);
  expect(pointersOf(part)).toContain('/author');
  const { isbn } = (await read(workspace)).body;
  expect((await createAt(workspace, { ...newBook, isbn })).status).toBe(409);
});

test('a creation by PUT or POST needs no If-Match where it is required [VERSION-12]', async () => {
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
  expect((await createAt(workspace)).status).toBe(201);
  expect((await create(workspace, { isbn: '9781000000016' })).status).toBe(201);
});

test('428 has an error of its own, and the ETag of the book satisfies it [VERSION-12]', async () => {
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { if_match: 'required' } });
  const sent = { body: { stock: 2 } };
  const refusal = await workspace.send<Problem>('PUT', firstBook, sent);
  expect([refusal.status, refusal.body.error]).toEqual([428, 'Precondition required']);
  const headers = { 'If-Match': await etagOf(workspace) };
  expect((await workspace.send('PUT', firstBook, { ...sent, headers })).status).toBe(200);
});

test('If-Match is optional again when the setting says so [VERSION-13]', async () => {
  const workspace = newWorkspace();
  for (const [if_match, status] of [
    ['required', 428],
    ['optional', 200],
  ] as const) {
    await workspace.send('PATCH', '/workspace', { body: { if_match } });
    expect((await workspace.send('PUT', firstBook, { body: { stock: 3 } })).status).toBe(status);
  }
});
