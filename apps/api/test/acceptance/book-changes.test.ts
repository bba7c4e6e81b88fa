import { expect, test } from 'vitest';
import { countOf, create, firstBook, newBook, read, unknownBook } from './test-books.ts';
import { newWorkspace, pointersOf, type Problem } from './test-client.ts';

const changing = ['PUT', 'PATCH'] as const;

test.each(changing)('a refused %s changes nothing [BOOK-08]', async (method) => {
  const workspace = newWorkspace();
  const { body: other } = await create(workspace);
  const before = await read(workspace);
  for (const body of [
    { title: 'New', price: -1 },
    { title: 'New', isbn: other.isbn },
  ])
    expect((await workspace.send(method, firstBook, { body })).status).toBeGreaterThanOrEqual(400);
  expect((await read(workspace)).body).toEqual(before.body);
});

test.each(changing)('%s keeps the fields that it leaves out [BOOK-09]', async (method) => {
  const workspace = newWorkspace();
  const { body } = await create(workspace);
  const path = `/books/${body.id}`;
  await workspace.send(method, path, { body: { price: 5 } });
  expect((await read(workspace, path)).body).toMatchObject({ ...newBook, price: 5 });
});

test.each(changing)('%s sets updated_at and keeps created_at [BOOK-10]', async (method) => {
  const workspace = newWorkspace();
  const { body } = await read(workspace);
  await workspace.send(method, firstBook, { body: { stock: 9 } });
  const after = (await read(workspace)).body;
  expect(after.created_at).toBe(body.created_at);
  expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(body.updated_at));
});

test('PATCH empties the description with null [BOOK-11]', async () => {
  const workspace = newWorkspace();
  const { body } = await create(workspace);
  const path = `/books/${body.id}`;
  const { status } = await workspace.send('PATCH', path, { body: { description: null } });
  expect(status).toBe(200);
  expect((await read(workspace, path)).body).toMatchObject({ ...newBook, description: '' });
});

test.each(['title', 'author', 'price', 'category', 'isbn', 'stock'])(
  'PATCH refuses null in %s [BOOK-12]',
  async (name) => {
    const workspace = newWorkspace();
    const before = (await read(workspace)).body;
    const reply = await workspace.send<Problem>('PATCH', firstBook, { body: { [name]: null } });
    expect(reply.status).toBe(400);
    expect(pointersOf(reply)).toEqual([`/${name}`]);
    expect((await read(workspace)).body).toEqual(before);
  },
);

test('answers 404 to everything about a deleted book [BOOK-13, BOOK-23]', async () => {
  const workspace = newWorkspace();
  const { status, body } = await workspace.send('DELETE', firstBook);
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'Book deleted' });
  expect((await read(workspace)).status).toBe(404);
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect((await workspace.send(method, firstBook, { body: { stock: 1 } })).status).toBe(404);
  expect(await countOf(workspace)).toBe(29);
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
  '%s of an unknown id gets 404 [BOOK-14]',
  async (method) => {
    const sent = method === 'GET' ? {} : { body: { stock: 1 } };
    const { status, body } = await newWorkspace().send<Problem>(method, unknownBook, sent);
    expect(status).toBe(404);
    expect(body.type).toMatch(/not-found$/);
  },
);

test.each(['non-existent-id', '00000000-0000-4000-8000', '%00'])(
  'the id %s names no book, and the detail says what an id looks like [BOOK-15]',
  async (id) => {
    const workspace = newWorkspace();
    for (const path of [`/books/${id}`, `/labs/v1/books/${id}`, `/labs/v2/books/${id}`]) {
      const { status, body } = await workspace.get<Problem>(path);
      expect([status, body.detail]).toEqual([404, expect.stringContaining('an id is a UUID')]);
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const sent = { body: { stock: 1 }, headers: { 'If-Match': '*' } };
      expect((await workspace.send(method, `/books/${id}`, sent)).status).toBe(404);
    }
  },
);

test.each(changing)('%s without any field gets 400 [BOOK-20]', async (method) => {
  expect((await newWorkspace().send(method, firstBook, { body: {} })).status).toBe(400);
});

test.each(['application/merge-patch+json', 'application/json'])(
  'PATCH takes %s [BOOK-21]',
  async (type) => {
    const workspace = newWorkspace();
    const sent = { raw: '{"stock":3}', headers: { 'Content-Type': type } };
    expect((await workspace.send('PATCH', firstBook, sent)).status).toBe(200);
    expect((await read(workspace)).body.stock).toBe(3);
  },
);

test.each(changing)('%s names every invalid field [BOOK-06, BOOK-19]', async (method) => {
  const body = { title: null, price: 'free', stock: -1, prize: 1 };
  const reply = await newWorkspace().send<Problem>(method, firstBook, { body });
  expect(reply.status).toBe(400);
  expect(pointersOf(reply).toSorted()).toEqual(['/price', '/prize', '/stock', '/title']);
});

test.each(changing)(
  '%s of an unknown id gets 404, even with If-Match: * [BOOK-14]',
  async (method) => {
    const sent = { body: { stock: 1 }, headers: { 'If-Match': '*' } };
    expect((await newWorkspace().send(method, unknownBook, sent)).status).toBe(404);
  },
);

test('PUT refuses null as the description', async () => {
  const sent = { body: { description: null } };
  expect((await newWorkspace().send('PUT', firstBook, sent)).status).toBe(400);
});

test('PATCH refuses a JSON Patch and names the types that it takes [BOOK-21]', async () => {
  const workspace = newWorkspace();
  const types = 'application/merge-patch+json, application/json';
  const patch = { raw: '[]', headers: { 'Content-Type': 'application/json-patch+json' } };
  const refusal = await workspace.send('PATCH', firstBook, patch);
  expect([refusal.status, refusal.headers.get('Accept-Patch')]).toEqual([415, types]);
  const options = await workspace.send('OPTIONS', firstBook);
  expect(options.headers.get('Accept-Patch')).toBe(types);
});
