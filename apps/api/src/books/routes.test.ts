import request from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { problem } from '@sparring/contracts/problem';
import { testApp, testClock, testStore } from '../test-app.ts';

const clock = testClock();
let app: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  app = await testApp({ clock });
});

const books = '/v1/practice/books';
const first = `${books}/${exampleBook.id}`;
const unknown = `${books}/00000000-0000-4000-8000-00000000ffff`;

const tea = {
  title: 'Tea',
  author: 'Noor Haddad',
  price: 17.5,
  description: 'A small novel.',
  category: 'Fiction',
  isbn: '9780000009012',
  stock: 4,
};
const post = (body: object) => request(app).post(books).send(body);
const without = (name: string) =>
  Object.fromEntries(Object.entries(tea).filter(([field]) => field !== name));

test('POST /books replies 201 with the book, Location and ETag', async () => {
  const { status, headers, body } = await post(tea);
  expect(status).toBe(201);
  expect(book.parse(body)).toMatchObject(tea);
  expect(headers['location']).toBe(`${books}/${body.id}`);
  const found = await request(app).get(headers['location']!);
  expect(found.body).toEqual(body);
  expect(found.headers['etag']).toBe(headers['etag']);
});

test('POST /books sets both times to now', async () => {
  const { body } = await post(tea);
  const now = clock.now().toISOString();
  expect(body).toMatchObject({ created_at: now, updated_at: now });
});

test('POST /books stores an empty description when there is none', async () => {
  const { body } = await post(without('description'));
  expect(body.description).toBe('');
});

test.each(['title', 'author', 'price', 'category', 'isbn', 'stock'])(
  'POST /books replies 400 without %s and points at it',
  async (name) => {
    const { status, body } = await post(without(name));
    expect(status).toBe(400);
    expect(problem.parse(body).errors).toMatchObject([{ pointer: `/${name}` }]);
  },
);

test.each([
  ['title', ''],
  ['title', '   '],
  ['title', 'x'.repeat(201)],
  ['title', 'a\u0000b'],
  ['title', '\uD800'],
  ['title', 7],
  ['author', null],
  ['price', '17.50'],
  ['price', -0.01],
  ['price', 17.555],
  ['price', 100_000],
  ['description', 'x'.repeat(2001)],
  ['category', 'x'.repeat(51)],
  ['isbn', '978-0-00-000901-2'],
  ['isbn', '9780000009013'],
  ['stock', -1],
  ['stock', 1.5],
  ['colour', 'red'],
  ['__proto__x', {}],
])('POST /books replies 400 when %s is %j and points at it', async (name, value) => {
  const { status, body } = await post({ ...tea, [name]: value });
  expect(status).toBe(400);
  expect(problem.parse(body).errors).toMatchObject([{ pointer: `/${name}` }]);
});

test('POST /books names every invalid field in one reply', async () => {
  const { body } = await post({ ...tea, title: '', price: -1, stock: 'many' });
  const pointers = problem.parse(body).errors!.map(({ pointer }) => pointer);
  expect(pointers).toEqual(['/title', '/price', '/stock']);
});

test.each(['9780000009050', '9791034567898', '9780000000002'])(
  'POST /books takes the ISBN %s, whose check digit is right',
  async (isbn) => {
    const { status } = await post({ ...tea, isbn });
    expect(status).toBe(201);
  },
);

test('POST /books stores a stock and a price of 0 as they were sent', async () => {
  const { headers } = await post({ ...tea, stock: 0, price: 0 });
  const { body } = await request(app).get(headers['location']!);
  expect(body).toMatchObject({ stock: 0, price: 0 });
});

test('POST /books ignores what only the API decides', async () => {
  const old = '1999-01-01T00:00:00.000Z';
  const sent = { id: exampleBook.id, created_at: old, updated_at: old };
  const { body } = await post({ ...tea, ...sent });
  const now = clock.now().toISOString();
  expect(body).toMatchObject({ created_at: now, updated_at: now });
  expect(body.id).not.toBe(exampleBook.id);
});

const count = async () => (await request(app).get(books)).headers['x-total-count'];

test.each([
  [409, { isbn: exampleBook.isbn }],
  [400, { price: -1 }],
])('POST /books that replies %d adds nothing', async (refusal, wrong) => {
  const before = await count();
  expect((await post({ ...tea, ...wrong })).status).toBe(refusal);
  expect(await count()).toBe(before);
});

test.each([[[]], [null], ['tea'], [7]])('POST /books replies 400 to the body %j', async (body) => {
  const reply = await request(app).post(books).type('json').send(JSON.stringify(body));
  expect(reply.status).toBe(400);
});

test('POST /books replies 409 to the ISBN of another book', async () => {
  const { status, body } = await post({ ...tea, isbn: exampleBook.isbn });
  expect(status).toBe(409);
  expect(problem.parse(body)).toMatchObject({ error: 'Duplicate ISBN' });
  expect(body.detail).toContain(exampleBook.id);
});

test('POST /books replies 409 when the workspace is full', async () => {
  const limits = { maxBooks: 30, maxWorkspaces: 10, newPerMinute: 10, idleDays: 7 };
  app = await testApp({ store: await testStore({ limits }) });
  const { status, body } = await post(tea);
  expect(status).toBe(409);
  expect(problem.parse(body).error).toBe('Workspace full');
});

test('GET /books/{id} replies 200 with the book and a strong ETag', async () => {
  const { status, headers, body } = await request(app).get(first);
  expect(status).toBe(200);
  expect(body).toEqual(exampleBook);
  expect(headers['etag']).toMatch(/^"[^"]+"$/);
});

test('GET /books/{id} accepts the id in capital letters', async () => {
  const { body } = await post(tea);
  const found = await request(app).get(`${books}/${body.id.toUpperCase()}`);
  expect(found.body).toEqual(body);
});

test('GET /books/{id} replies 304 without a body when If-None-Match names the version', async () => {
  const { headers } = await request(app).get(first);
  const again = await request(app).get(first).set('If-None-Match', headers['etag']!);
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
  expect(again.headers['etag']).toBe(headers['etag']);
});

test('GET /books/{id} replies 200 when the book has changed since', async () => {
  const { headers } = await request(app).get(first);
  await request(app).put(first).send({ stock: 1 });
  const again = await request(app).get(first).set('If-None-Match', headers['etag']!);
  expect(again.status).toBe(200);
});

test('GET /books/{id} replies 404 when the id is unknown', async () => {
  const { status, body } = await request(app).get(unknown);
  expect(status).toBe(404);
  expect(problem.parse(body).detail).toContain('00000000ffff');
});

test.each(['1', 'abc', '00000000-0000-4000-8000', "'; DROP TABLE book; --"])(
  'GET /books/{id} replies 400 to %s, which is not a UUID',
  async (id) => {
    const { status, body } = await request(app).get(`${books}/${encodeURIComponent(id)}`);
    expect(status).toBe(400);
    expect(problem.parse(body).errors).toMatchObject([{ pointer: '/id' }]);
  },
);

test('HEAD /books/{id} replies 200 with the ETag and no body', async () => {
  const { status, headers, text } = await request(app).head(first);
  expect(status).toBe(200);
  expect(headers).toHaveProperty('etag');
  expect(text).toBeUndefined();
});
