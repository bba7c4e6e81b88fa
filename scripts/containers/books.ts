import { isbnOf } from '../../packages/contracts/src/isbn.ts';

let written = 0;

/** A new book with an unused ISBN. */
const nextBook = (): string => {
  written += 1;
  return JSON.stringify({
    title: `Book ${written}`,
    author: 'A. Container',
    price: 9.99,
    description: 'Written to test whether it is stored.',
    category: 'Testing',
    isbn: isbnOf(written),
    stock: 1,
  });
};

/** Adds a book and returns its id when the API has acknowledged it. */
export const addBook = async (books: string): Promise<string> => {
  const reply = await fetch(books, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: nextBook(),
  });
  if (reply.status !== 201) throw new Error(`${reply.status}: ${await reply.text()}`);
  const { id } = (await reply.json()) as { id: string };
  return id;
};

/** The ids of all books, page by page. */
export const allIds = async (books: string): Promise<Set<string>> => {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const reply = await fetch(`${books}?limit=100&page=${page}`);
    const found = (await reply.json()) as { id: string }[];
    for (const { id } of found) ids.add(id);
    if (found.length < 100) return ids;
  }
};
