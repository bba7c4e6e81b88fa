import type { Book } from '@sparring/contracts/book';
import { describe, expect, test } from 'vitest';
import { firstBook, newBook } from './test-books.ts';
import { newWorkspace } from './test-client.ts';

const firstId = firstBook.split('/').at(-1)!;
const { isbn, ...others } = newBook;

interface Way {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly raw: (price: string) => string;
}

const mutation = (call: string): Way => ({
  method: 'POST',
  path: '/labs/graphql',
  raw: (price) =>
    JSON.stringify({ query: `mutation { ${call.replace('PRICE', price)} { price } }` }),
});

const bookWith = (price: string): string => JSON.stringify(newBook).replace('19.5', price);
const priceOnly = (price: string): string => `{"price":${price}}`;
const input = `title: "T", author: "A", category: "C", isbn: "${isbn}", stock: 1`;

/** Every way to write the price of a book. */
const ways: Readonly<Record<string, Way>> = {
  POST: { method: 'POST', path: '/books', raw: bookWith },
  PUT: { method: 'PUT', path: firstBook, raw: priceOnly },
  PATCH: { method: 'PATCH', path: firstBook, raw: priceOnly },
  'JSON Patch': {
    method: 'PATCH',
    path: `/labs${firstBook}`,
    type: 'application/json-patch+json',
    raw: (price) => `[{"op":"replace","path":"/price","value":${price}}]`,
  },
  'a bulk request': {
    method: 'POST',
    path: '/labs/books/bulk',
    raw: (price) => `{"operations":[{"op":"create","book":${bookWith(price)}}]}`,
  },
  CSV: {
    method: 'POST',
    path: '/labs/books.csv',
    type: 'text/csv',
    raw: (price) =>
      `isbn,price,${Object.keys(others)
        .filter((name) => name !== 'price')
        .join(',')}\n${isbn},${price},T,A,D,C,1`,
  },
  'a new book in GraphQL': mutation(`createBook(input: { ${input}, price: PRICE })`),
  'a change in GraphQL': mutation(`updateBook(id: "${firstId}", changes: { price: PRICE })`),
};

const write = async ({ method, path, type = 'application/json', raw }: Way, price: string) => {
  const workspace = newWorkspace();
  const sent = { headers: { 'Content-Type': type }, raw: raw(price) };
  const { text } = await workspace.send(method, path, sent);
  const { body } = await workspace.get<readonly Book[]>('/books?limit=100');
  const changed = body.find((book) => book.isbn === isbn) ?? body.find(({ id }) => id === firstId)!;
  return { said: text, stored: changed.price };
};

describe.each(Object.entries(ways))('by %s', (_, way) => {
  test.each(['0.30000000000000004', '0.2999999999999999', '99999.98999999999', '17.555'])(
    'a price of %s is refused [BOOK-18]',
    async (price) => {
      const { said, stored } = await write(way, price);
      expect(said).toContain('at most two decimals');
      expect(stored).toBe(29.99);
    },
  );

  test.each(['0.3', '0.29', '1.1', '8.20', '17.55', '99999.99'])(
    'a price of %s is read as it was sent [BOOK-05, BOOK-18]',
    async (price) => {
      expect((await write(way, price)).stored).toBe(Number(price));
    },
  );
});
