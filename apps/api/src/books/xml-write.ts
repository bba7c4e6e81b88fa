import type { Book } from '@sparring/contracts/book';
import { bookColumns } from '@sparring/contracts/book-formats';

/* A parser reads a bare carriage return as a line feed. */
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};

/** The characters that a book can have and XML 1.0 cannot, not even as a reference. */
const impossible = /[\uFFFE\uFFFF]/g;

const contentOf = (value: string | number): string =>
  String(value)
    .replaceAll(/[&<>\r]/g, (character) => references[character]!)
    .replaceAll(impossible, '\uFFFD');

const elementOf = (book: Book): string => {
  const fields = bookColumns.map((name) => `    <${name}>${contentOf(book[name])}</${name}>\n`);
  return `  <book>\n${fields.join('')}  </book>\n`;
};

/** The books as a document of XML 1.0. */
export const xmlOf = (books: readonly Book[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<books>\n${books.map(elementOf).join('')}</books>\n`;
