import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';

const { API_URL = 'http://127.0.0.1:3001' } = process.env;

test.use({
  baseURL: `${API_URL}/v1/practice/`,
  // A workspace of its own has the thirty books, whatever others add to theirs.
  extraHTTPHeaders: { 'X-Workspace': `books-${randomUUID().slice(0, 8)}` },
});

interface Book {
  readonly id: string;
  readonly category: string;
  readonly price: number;
}

test('a page has ten books unless a limit is given', async ({ request }) => {
  const books = (await (await request.get('books')).json()) as readonly Book[];
  expect(books).toHaveLength(10);
});

test('a limit can be 100, and not more', async ({ request }) => {
  expect((await request.get('books?limit=100')).status()).toBe(200);
  expect((await request.get('books?limit=101')).status()).toBe(400);
});

test('all pages together have each book once, and the links lead from the first to the last', async ({
  request,
}) => {
  const ids = new Set<string>();
  for (const page of [1, 2, 3]) {
    const response = await request.get(`books?page=${page}`);
    for (const { id } of (await response.json()) as readonly Book[]) ids.add(id);
    const { link = '' } = response.headers();
    expect(link).toMatch(/[?&]page=3&?[^>]*>; rel="last"/);
    expect(link.includes('rel="next"')).toBe(page < 3);
  }
  expect(ids.size).toBe(30);
});

test('a filter by category ignores letter case and takes no other category', async ({
  request,
}) => {
  const testing = await request.get('books?category=testing');
  expect(await testing.json()).toHaveLength(5);
  const science = (await (await request.get('books?category=Science')).json()) as readonly Book[];
  expect(new Set(science.map(({ category }) => category))).toEqual(new Set(['Science']));
});

test('the number of books and the link to the next page are those of the filter', async ({
  request,
}) => {
  const headers = (await request.get('books?category=Testing&limit=2')).headers();
  expect(headers['x-total-count']).toBe('5');
  expect(headers['link']).toMatch(/[?&]category=Testing[^>]*>; rel="next"/);
});

test('a book that costs exactly the lowest price is in the list', async ({ request }) => {
  const response = await request.get('books?min_price=29.99&limit=100');
  const prices = ((await response.json()) as readonly Book[]).map(({ price }) => price);
  expect(prices).toContain(29.99);
});

test('a parameter that does not exist is refused', async ({ request }) => {
  expect((await request.get('books?categroy=Testing')).status()).toBe(400);
});
