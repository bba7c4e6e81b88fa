import type { BookFields } from '@sparring/contracts/book';
import { isbnOf } from '@sparring/contracts/isbn';
import { publicWorkspace } from '@sparring/contracts/workspace';
import type { Effect } from './effect.ts';

/** Enough to fill more than one page of the longest; far from the limit of a workspace. */
const books = 150;
const subjects = ['Testing', 'Science', 'Fiction', 'Travel', 'History'] as const;

const bookOf = (number: number): BookFields => ({
  title: `Notes of a reader, part ${number}`,
  author: `Reader ${number % 12}`,
  price: 10 + (number % 40),
  description: '',
  category: subjects[number % subjects.length]!,
  isbn: isbnOf(700_000_000 + number),
  stock: number % 7,
});

export const fullWorkspace: Effect = {
  fill: async ({ books: { add } }) => {
    await Promise.all(
      Array.from({ length: books }, (_, number) => add(publicWorkspace, bookOf(number))),
    );
  },
};
