import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const book = {
  title: 'The Book That Was Ordered Once',
  author: 'Mara Okafor',
  price: 21,
  category: 'Testing',
  isbn: '9780000009050',
  stock: 1,
};

/** The API stores the next new book and then resets the connection, so that its answer is lost. */
test.beforeEach(async ({ api }) => {
  const outcomes = [{ kind: 'reset', when: 'after' }];
  const rules = [{ method: 'POST', path: '/books', outcomes }];
  await expect(await api.put('workspace/faults', { data: { rules } })).toBeOK();
});

test('a retry with the same key adds no second book', async ({ api }) => {
  const key = randomUUID();
  await expect(order(api, key)).rejects.toThrow();
  const retried = await order(api, key);
  expect(retried.status()).toBe(201);
  expect(retried.headers()['idempotency-replayed']).toBe('true');
  const found = await api.get('books', { params: { author: book.author } });
  expect(await found.json()).toEqual([await retried.json()]);
});

test('without a key, the retry gets 409, and the client does not know whose book it is', async ({
  api,
}) => {
  await expect(api.post('books', { data: book })).rejects.toThrow();
  expect((await api.post('books', { data: book })).status()).toBe(409);
});

test('another book with the same key is refused', async ({ api }) => {
  const key = randomUUID();
  await expect(order(api, key)).rejects.toThrow();
  const other = await order(api, key, { ...book, isbn: '9780000009067' });
  expect(other.status()).toBe(422);
});

test('the browser shows one book after the retry', async ({ page, api, workspace }) => {
  const key = randomUUID();
  await expect(order(api, key)).rejects.toThrow();
  await order(api, key);
  await page.goto(`/api/bookapi?workspace=${workspace}`);
  await page.getByLabel('author (query)').fill(book.author);
  await page.getByRole('button', { name: 'Send' }).click();
  const shown = page.getByTestId('list-books-answer-body');
  await expect(shown).toContainText(book.title);
  expect(JSON.parse(await shown.innerText())).toHaveLength(1);
});

const order = (api: APIRequestContext, key: string, data = book) =>
  api.post('books', { data, headers: { 'Idempotency-Key': key } });
