import { parse } from 'csv-parse/sync';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { testApp } from '../../test-app.ts';

const app = await testApp();
const base = '/w/mine/v1/practice';
const path = `${base}/labs/books.csv`;
const header = 'title,author,price,category,isbn,stock';
const good = 'Té,Noor Haddad,17.5,Fiction,9780000009012,4';
const send = (body: string | Buffer, type = 'text/csv') =>
  request(app).post(path).set('Content-Type', type).send(body);

test('the export has the books of all pages, and says what it is', async () => {
  const { headers, text } = await request(app).get(
    `${path}?sort=price&order=desc&category=fiction`,
  );
  expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  expect(headers['content-disposition']).toBe('attachment; filename="books.csv"');
  const rows = parse<Record<string, string>>(text, { columns: true });
  const { body } = await request(app).get(
    `${base}/books?sort=price&order=desc&category=fiction&limit=100`,
  );
  expect(rows).toEqual(
    (body as Book[]).map((book) => ({
      ...book,
      price: String(book.price),
      stock: String(book.stock),
    })),
  );
  const all = await request(app).get(path);
  expect(all.text.match(/\r\n/g)).toHaveLength(31);
});

test('the byte order mark is there when it is asked for', async () => {
  const [without, marked] = [
    await request(app).get(path),
    await request(app).get(`${path}?bom=true`),
  ];
  expect(marked.text).toBe(`\uFEFF${without.text}`);
  expect(without.text.startsWith('id,')).toBe(true);
  expect((await request(app).get(`${path}?bom=yes`)).status).toBe(400);
});

test('a body with a byte order mark is imported, in UTF-8', async () => {
  const { status, body } = await send(`\uFEFF${header}\n${good}`);
  expect(status).toBe(201);
  const read = await request(app).get(`${base}/books/${body.books[0].id}`);
  expect(read.body.title).toBe('Té');
});

test('bytes that are not UTF-8 are refused', async () => {
  const { status, body } = await send(Buffer.from(`${header}\n${good}`, 'latin1'));
  expect([status, body.error]).toEqual([400, 'Malformed CSV']);
});

test.each(['text/csv; header=absent', 'text/csv; charset=utf-8; header="absent"'])(
  '%s gets 400',
  async (type) => {
    expect((await send(`${header}\n${good}`, type)).status).toBe(400);
  },
);

test('header=present is taken', async () => {
  const row = good.replace('9780000009012', '9780000009029');
  expect((await send(`${header}\n${row}`, 'text/csv; header=present')).status).toBe(201);
});

test('text without a header is refused', async () => {
  for (const text of ['\n', ' ', 'x', '\uFEFF']) expect((await send(text)).status).toBe(400);
});
