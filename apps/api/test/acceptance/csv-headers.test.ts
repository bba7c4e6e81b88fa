import { parse } from 'csv-parse/sync';
import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { newWorkspace } from './test-client.ts';

const path = '/labs/books.csv';
const header = 'title,author,price,category,isbn,stock';
const row = 'Té,Noor Haddad,17.5,Fiction,9780000009012,4';
const post = (raw: string | Uint8Array<ArrayBuffer>, type = 'text/csv') =>
  newWorkspace().send('POST', path, { raw, headers: { 'Content-Type': type } });

test('the export has the values of each book, and is a download [CSV-01, CSV-03]', async () => {
  const workspace = newWorkspace();
  const query = '?sort=price&order=desc&category=fiction';
  const { headers, text } = await workspace.get(path + query);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="books.csv"');
  const { body } = await workspace.get<readonly Book[]>(`/books${query}&limit=100`);
  const texts = body.map((book) => ({
    ...book,
    price: String(book.price),
    stock: String(book.stock),
  }));
  expect(parse<Record<string, string>>(text, { columns: true })).toEqual(texts);
});

test('bom is true or false [CSV-05]', async () => {
  expect((await newWorkspace().get(`${path}?bom=yes`)).status).toBe(400);
});

test('bytes that are not UTF-8 are no CSV [CSV-10]', async () => {
  const bytes = new Uint8Array(Buffer.from(`${header}\n${row}`, 'latin1'));
  expect((await post(bytes)).body).toMatchObject({ status: 400, error: 'Malformed CSV' });
});

test.each([
  ['text/csv; charset=utf-8; header="absent"', 400],
  ['text/csv; header=present', 201],
])('an import of %s gets %d [CSV-11]', async (type, status) => {
  expect((await post(`${header}\n${row}`, type)).status).toBe(status);
});

test.each(['\n', ' ', 'x', '\uFEFF'])('refuses %j, which has no header [CSV-11]', async (text) => {
  expect((await post(text)).status).toBe(400);
});
