import { readDefects } from '@sparring/defects/all';
import { readDecoys } from '@sparring/defects/build/decoys';
import { type Book, bookOf } from './book.ts';

/** The book, from the sources of the defects. */
export const readBook = async (): Promise<Book> => {
  const known = await readDefects();
  const defects = known.map(({ caught, ...one }) => ({ ...one, check: caught.toString() }));
  return bookOf({ defects, decoys: await readDecoys(known) });
};
