import type { Book } from '@sparring/contracts/book';
import { isbnOf } from '@sparring/contracts/isbn';
import { expect, test } from 'vitest';
import { countOf, create, firstBook, newBook, read, refused } from './test-books.ts';
import { newWorkspace, pointersOf, send } from './test-client.ts';

const changing = ['PUT', 'PATCH'] as const;

test('creates a book with 201 [BOOK-01]', async () => {
  const workspace = newWorkspace();
  expect((await create(workspace)).status).toBe(201);
  expect(await countOf(workspace)).toBe(31);
});

test.each(['/v1/practice', '/practice'])(
  'names the new book in Location, with prefix and base, under %s [BOOK-02]',
  async (base) => {
    const books = `/w/${newWorkspace().name}${base}/books`;
    const { headers, body } = await send<{ id: string }>('POST', books, { body: newBook });
    expect(headers.get('Location')).toBe(`${books}/${body.id}`);
    expect((await send('GET', headers.get('Location') ?? '')).body).toEqual(body);
  },
);

test.each([{}, { stock: 0, price: 0 }, { description: '' }])(
  'returns the book as it was sent, with %j [BOOK-05]',
  async (changes) => {
    const workspace = newWorkspace();
    const { body } = await create(workspace, changes);
    expect((await read(workspace, `/books/${body.id}`)).body).toMatchObject({
      ...newBook,
      ...changes,
    });
  },
);

test('names every invalid field [BOOK-06]', async () => {
  const reply = await refused(newWorkspace(), { title: '', price: -1, stock: 'many' });
  expect(pointersOf(reply).toSorted()).toEqual(['/price', '/stock', '/title']);
});

test('sets id and times itself, whatever the client sends [BOOK-07]', async () => {
  const workspace = newWorkspace();
  const old = '1999-01-01T00:00:00.000Z';
  const mine = { id: '00000000-0000-4000-8000-000000000099', created_at: old, updated_at: old };
  const { body } = await create(workspace, mine);
  const path = `/books/${body.id}`;
  for (const method of changing) {
    const sent = { body: { ...mine, stock: 9 } };
    const changed = await workspace.send<Book>(method, path, sent);
    expect(changed.body).toMatchObject({ id: body.id, created_at: body.created_at });
    expect(changed.body.updated_at).not.toBe(old);
  }
  const stored = (await read(workspace, path)).body;
  expect(stored).toMatchObject({ id: body.id, created_at: body.created_at, stock: 9 });
  expect([body.id, body.created_at, stored.updated_at]).not.toContain(old);
  expect(body.id).not.toBe(mine.id);
});

test.each([{ isbn: '9780000000019', price: -1 }, { isbn: 'taken' }])(
  'adds nothing when it refuses %j [BOOK-08]',
  async (changes) => {
    const workspace = newWorkspace();
    const taken = (await read(workspace)).body.isbn;
    const isbn = changes.isbn === 'taken' ? taken : changes.isbn;
    const { status } = await refused(workspace, { ...changes, isbn });
    expect([400, 409]).toContain(status);
    expect(await countOf(workspace)).toBe(30);
  },
);

test.each(['title', 'author', 'price', 'category', 'isbn', 'stock'])(
  'refuses a book without %s [BOOK-16]',
  async (name) => {
    const reply = await refused(newWorkspace(), { [name]: undefined });
    expect(reply.status).toBe(400);
    expect(pointersOf(reply)).toEqual([`/${name}`]);
  },
);

test('stores an empty description when there is none [BOOK-16]', async () => {
  const { body } = await create(newWorkspace(), { description: undefined });
  expect(body.description).toBe('');
});

test.each([
  ['title', 200],
  ['author', 100],
  ['category', 50],
  ['description', 2000],
])('takes a %s of %d characters and no longer one [BOOK-17]', async (name, longest) => {
  expect((await create(newWorkspace(), { [name]: 'x'.repeat(longest) })).status).toBe(201);
  const reply = await refused(newWorkspace(), { [name]: 'x'.repeat(longest + 1) });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/${name}`]);
});

test.each(['title', 'author', 'category'])(
  'refuses a %s that is blank or has two lines [BOOK-17]',
  async (name) => {
    for (const text of ['', '   ', 'one\ntwo'])
      expect((await refused(newWorkspace(), { [name]: text })).status).toBe(400);
  },
);

test.each([
  ['price', 99_999.99],
  ['price', 0.01],
  ['stock', 1_000_000],
])('takes a %s of %d [BOOK-18]', async (name, value) => {
  expect((await create(newWorkspace(), { [name]: value })).status).toBe(201);
});

test.each([
  ['price', -0.01],
  ['price', 100_000],
  ['price', 1.999],
  ['price', 0.1 + 0.2],
  ['price', 99_999.989_999_999_99],
  ['price', '5'],
  ['stock', -1],
  ['stock', 1.5],
  ['stock', 1_000_001],
])('refuses a %s of %j [BOOK-18]', async (name, value) => {
  const reply = await refused(newWorkspace(), { [name]: value });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/${name}`]);
});

test('refuses an unknown field and names it [BOOK-19]', async () => {
  const reply = await refused(newWorkspace(), { colour: 'red' });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, '/colour']);
  expect(reply.body.detail).toContain('title, author, price, description, category, isbn, stock');
});

test('refuses a book with 409 when the workspace is full [BOOK-22]', async () => {
  const workspace = newWorkspace();
  const { max_books } = (await workspace.get<{ max_books: number }>('/workspace')).body;
  const missing = Array.from({ length: max_books - 30 }, (_, at) => isbnOf(500_000_000 + at));
  while (missing.length > 0)
    await Promise.all(missing.splice(0, 50).map((isbn) => create(workspace, { isbn })));
  expect(await countOf(workspace)).toBe(max_books);
  const { status, body } = await refused(workspace, {});
  expect([status, body.error]).toEqual([409, 'Workspace full']);
  await workspace.send('DELETE', firstBook);
  expect((await create(workspace)).status).toBe(201);
});

test('gives books UUIDs, in which upper and lower case are equal [BOOK-24]', async () => {
  const workspace = newWorkspace();
  const { body } = await create(workspace);
  expect(body.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect((await read(workspace, `/books/${body.id.toUpperCase()}`)).body).toEqual(body);
});

test.each([
  ['title', 'a\u0000b'],
  ['title', '\uD800'],
  ['title', 7],
  ['author', null],
])('refuses the %s %j and names it [BOOK-17]', async (name, value) => {
  const reply = await refused(newWorkspace(), { [name]: value });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/${name}`]);
});

test.each([[[]], [null], ['tea'], [7]])('refuses the body %j', async (body) => {
  expect((await newWorkspace().send('POST', '/books', { body })).status).toBe(400);
});
