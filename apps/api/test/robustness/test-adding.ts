import { expect, vi } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { isbnOf } from '@sparring/contracts/isbn';
import { someBook } from '../support/book.ts';

/** The books that are added at least between two failures. */
const enough = 40;
const clients = 8;

/** Returns the added book, or undefined if the API says that the request is to be sent again. */
const add = async (url: string, isbn: string): Promise<Book | undefined> => {
  const reply = await fetch(`${url}/books`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': isbn },
    body: JSON.stringify(someBook(isbn)),
    signal: AbortSignal.timeout(15_000),
  });
  if (reply.headers.has('Retry-After')) return undefined;
  expect(reply.status).toBe(201);
  return (await reply.json()) as Book;
};

/**
 * Clients add books until `stop`. Each repeats its request with the same key, at the APIs in turn, until one
 * acknowledges it.
 */
export const keepAdding = (urls: readonly string[]) => {
  const stopping = new AbortController();
  const added: Book[] = [];
  let begun = 0;
  let repeated = 0;
  const addOne = async () => {
    const isbn = isbnOf((begun += 1));
    let turn = begun;
    const attempt = async () => {
      const url = urls[(turn += 1) % urls.length]!;
      const book = await add(url, isbn).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      });
      if (!book) repeated += 1;
      return book;
    };
    added.push((await vi.waitUntil(attempt, { timeout: 30_000, interval: 50 }))!);
  };
  const client = async () => {
    while (!stopping.signal.aborted) await addOne();
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  const untilMore = async () => {
    const from = added.length;
    await expect.poll(() => added.length, { timeout: 30_000 }).toBeGreaterThan(from + enough);
  };
  const stop = async () => {
    stopping.abort();
    await all;
    return { added, repeated };
  };
  return { untilMore, stop };
};
