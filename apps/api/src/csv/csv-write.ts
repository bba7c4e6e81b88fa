import type { Book } from '@sparring/contracts/book';
import { bookColumns } from '@sparring/contracts/book-formats';
import { guarded } from './formula.ts';

export const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : guarded(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The books as CSV with a header (RFC 4180). */
export const csvOf = (books: readonly Book[]): string => {
  const rows = books.map((book) => bookColumns.map((column) => cell(book[column])));
  return [bookColumns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
};
