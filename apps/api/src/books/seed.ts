import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { isbnOf } from '@sparring/contracts/isbn';
import lines from './seed-books.json' with { type: 'json' };

const bookOf = (line: (typeof lines)[number], number: number): Book => {
  const time = new Date(Date.UTC(2025, 0, number, 9)).toISOString();
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    ...line,
    isbn: isbnOf(number, '978'),
    created_at: time,
    updated_at: time,
  };
};

/**
 * The books of a new workspace. Ids and dates are fixed, because learners write them into their tests.
 * Some prices and authors are equal and some stock is 0, so that every filter and sort has an effect.
 * The first is `exampleBook` in the contracts, because examples show it.
 */
export const seedBooks: readonly Book[] = [
  exampleBook,
  ...lines.map((line, at) => bookOf(line, at + 2)),
];
