import { readDefects } from '@sparring/defects/all';
import { type Book, bookOf } from './book.ts';

/** The book, from the sources of the defects. */
export const readBook = async (): Promise<Book> => {
  const defects = await readDefects();
  return bookOf(defects.map(({ caught, ...one }) => ({ ...one, check: caught.toString() })));
};
