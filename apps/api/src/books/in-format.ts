import type { Book } from '@sparring/contracts/book';
import { xmlType } from '@sparring/contracts/book-formats';
import { csvType } from '@sparring/contracts/endpoint';
import { Written } from '../request/written.ts';
import { csvOf } from '../csv/csv-write.ts';
import { xmlOf } from './xml-write.ts';

const writers: Readonly<Record<string, (books: readonly Book[]) => string>> = {
  [csvType]: csvOf,
  [xmlType]: xmlOf,
};

/** The books in the format that the client prefers. */
export const inFormat = (books: Book[], mediaType = ''): Book[] | Written => {
  const write = writers[mediaType];
  return write ? new Written(write(books)) : books;
};
