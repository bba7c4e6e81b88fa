import { expect, test } from 'vitest';
import { book } from '@sparring/contracts/book';
import { seedBooks } from './seed.ts';

test.each(seedBooks)('the seed book $title is a valid book', (seedBook) => {
  expect(book.safeParse(seedBook).error).toBeUndefined();
});

test('no two seed books share an id or an ISBN', () => {
  expect(new Set(seedBooks.map(({ id }) => id)).size).toBe(30);
  expect(new Set(seedBooks.map(({ isbn }) => isbn)).size).toBe(30);
});

test('the seed has several categories and authors, equal prices and books that are out of stock', () => {
  expect(new Set(seedBooks.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(seedBooks.map(({ author }) => author)).size).toBeLessThan(30);
  expect(new Set(seedBooks.map(({ price }) => price)).size).toBeLessThan(30);
  expect(seedBooks.filter(({ stock }) => stock === 0).length).toBeGreaterThan(3);
});
