import request from 'supertest';
import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../test-app.ts';

const app = await testApp();
const list = (query: Readonly<Record<string, string | number | string[]>> = {}) =>
  request(app).get('/v1/practice/books').query(query);
const books = async (query: Readonly<Record<string, string | number>>): Promise<Book[]> =>
  (await list({ limit: 100, ...query })).body;

test('GET /books replies 200 with ten books and the total in X-Total-Count', async () => {
  const { status, headers, body } = await list();
  expect(status).toBe(200);
  expect(body).toHaveLength(10);
  expect(headers['x-total-count']).toBe('30');
});

test('GET /books filters by category in upper or lower case', async () => {
  const found = await books({ category: 'sCIENCE' });
  expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['Science']));
});

test('GET /books filters by author in upper or lower case, including letters beyond ASCII', async () => {
  const found = await books({ author: 'HARALD ØDEGÅRD' });
  expect(found.map(({ title }) => title)).toEqual(['The Last Telegraph Office', 'Soup Weather']);
});

test('GET /books filters by price, both ends included', async () => {
  const prices = (await books({ min_price: '9.99', max_price: '12.5' })).map(({ price }) => price);
  expect(Math.min(...prices)).toBe(9.99);
  expect(Math.max(...prices)).toBe(12.5);
});

test('GET /books combines all filters', async () => {
  const found = await books({ category: 'fiction', author: 'oliver bright', max_price: 20 });
  expect(found).toHaveLength(2);
});

test.each(['title', 'author', 'price', 'stock', 'created_at'])(
  'GET /books sorts by %s, and desc is the reverse of asc',
  async (sort) => {
    const up = await books({ sort, order: 'asc' });
    const down = await books({ sort, order: 'desc' });
    expect(up.map(({ id }) => id)).toEqual(down.map(({ id }) => id).toReversed());
    expect(up).not.toEqual(down);
  },
);

test('GET /books sorts prices as numbers', async () => {
  const prices = (await books({ sort: 'price' })).map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('GET /books has every book on exactly one page, even when prices are equal', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({ sort: 'price', page })));
  const ids = pages.flatMap(({ body }) => (body as Book[]).map(({ id }) => id));
  expect(new Set(ids).size).toBe(30);
});

test('GET /books links the first, previous, next and last page', async () => {
  const { headers } = await list({ page: 2, limit: 5, category: 'Fiction' });
  const links = headers['link']!.split(', ');
  expect(links.map((link) => /rel="(\w+)"/.exec(link)?.[1])).toEqual(['first', 'prev', 'last']);
  const path = /<([^>]+)>/.exec(links[0]!)![1]!;
  const first = await request(app).get(path);
  expect(first.body).toEqual((await list({ limit: 5, category: 'Fiction' })).body);
});

test('GET /books replies 200 with an empty array after the last page', async () => {
  const { status, body, headers } = await list({ page: 99 });
  expect([status, body, headers['x-total-count']]).toEqual([200, [], '30']);
});

test.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', 'two'],
  ['page', ''],
  ['limit', '0'],
  ['limit', '101'],
  ['limit', '1e1'],
  ['sort', 'colour'],
  ['order', 'ASC'],
  ['min_price', 'cheap'],
  ['max_price', '-1'],
  ['max_price', '1.999'],
  ['category', ''],
  ['author', 'x'.repeat(101)],
  ['author', '\u0000'],
  ['pgae', '1'],
])('GET /books replies 400 to %s=%j and names it', async (name, value) => {
  const { status, body } = await list({ [name]: value });
  expect(status).toBe(400);
  expect(problem.parse(body).errors).toMatchObject([{ pointer: `/${name}` }]);
});

test('GET /books replies 400 when a parameter occurs twice', async () => {
  const { status, body } = await list({ sort: ['price', 'title'] });
  expect(status).toBe(400);
  expect(problem.parse(body).errors).toMatchObject([{ pointer: '/sort' }]);
});

test('GET /books replies 400 when min_price is more than max_price', async () => {
  const { status, body } = await list({ min_price: 20, max_price: 10 });
  expect(status).toBe(400);
  expect(problem.parse(body).detail).toContain('must not be more than max_price');
});

test('HEAD /books replies 200 with the headers of GET and no body', async () => {
  const { status, headers, text } = await request(app).head('/v1/practice/books');
  expect(status).toBe(200);
  expect(headers['x-total-count']).toBe('30');
  expect(text).toBeUndefined();
});

test.each([1, 100])('GET /books takes the limit %d', async (limit) => {
  const { status, body } = await list({ limit });
  expect(status).toBe(200);
  expect(body).toHaveLength(Math.min(limit, 30));
});

test('GET /books counts and lists all that match the filters, and no other', async () => {
  const fiction = await books({ category: 'Fiction' });
  const pages = await Promise.all(
    [1, 2, 3].map((page) => list({ category: 'Fiction', limit: 3, page })),
  );
  for (const { headers } of pages) expect(headers['x-total-count']).toBe(String(fiction.length));
  expect(pages.flatMap(({ body }) => body)).toEqual(fiction.slice(0, 9));
});
