import type { Book, BookFields } from '@sparring/contracts/book';
import type { Value } from '../database/engine.ts';

/** A book and the version its ETag is made from. No two versions of a path are ever the same. */
export interface StoredBook {
  readonly book: Book;
  readonly version: number;
}

/** The columns that make a book, besides those that only searching and sorting need. */
export const columns =
  'id, version, title, author, cents, description, category, isbn, stock, created_at, updated_at';

export interface BookRow extends Omit<Book, 'price'> {
  readonly version: number;
  /** Money is counted in whole cents: sums and comparisons stay exact. */
  readonly cents: number;
}

/** What two texts have in common that differ only in letter case, computed here for both engines alike. */
export const keyOf = (text: string): string => text.normalize('NFC').toLowerCase();

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
];

/** Only searching and sorting need these. */
export const keyColumns = 'title_key, author_key, category_key';

export const writtenColumns = `title, author, cents, description, category, isbn, stock, ${keyColumns}`;
