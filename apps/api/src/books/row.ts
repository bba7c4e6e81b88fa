import type { Book, BookFields } from '@sparring/contracts/book';
import type { Value } from '../database/engine.ts';

/** A book and its version, from which its ETag is made. A path never has the same version twice. */
export interface StoredBook {
  readonly book: Book;
  readonly version: number;
}

/** The columns of a book, without those that only searching and sorting use. */
export const columns =
  'id, version, title, author, cents, description, category, isbn, stock, created_at, updated_at';

export interface BookRow extends Omit<Book, 'price'> {
  readonly version: number;
  /** Money is stored in whole cents, so that sums and comparisons are exact. */
  readonly cents: number;
}

/** A key that is equal for texts that differ only in upper and lower case. It is computed here, because the engines differ. */
export const keyOf = (text: string): string => text.normalize('NFC').toLowerCase();

/** SQL for an ISBN without its hyphens and blanks. Two books are the same if they have the same. */
export const isbnKey = (isbn: string): string => `replace(replace(${isbn}, '-', ''), ' ', '')`;

export const centsOf = (price: number): number => Math.round(price * 100);

export const bookOf = ({
  id,
  title,
  author,
  cents,
  description,
  category,
  isbn,
  stock,
  created_at,
  updated_at,
}: BookRow): Book => ({
  id,
  title,
  author,
  price: cents / 100,
  description,
  category,
  isbn,
  stock,
  created_at,
  updated_at,
});

export const storedOf = (row: BookRow): StoredBook => ({ book: bookOf(row), version: row.version });

/** The fields of a book in the order in which `writtenColumns` names them. */
export const valuesOf = (fields: BookFields): Value[] => [
  fields.title,
  fields.author,
  centsOf(fields.price),
  fields.description,
  fields.category,
  fields.isbn,
  fields.stock,
  keyOf(fields.title),
  keyOf(fields.author),
  keyOf(fields.category),
  keyOf(fields.description),
];

/** The columns that only searching and sorting use. */
export const keyColumns = 'title_key, author_key, category_key, description_key';

export const writtenColumns = `title, author, cents, description, category, isbn, stock, ${keyColumns}`;
