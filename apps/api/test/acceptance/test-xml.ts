import { expect } from 'vitest';

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#13;': '\r',
};

const field =
  /^ {4}<(?<name>\w+)>(?<content>(?:[^<>&\r\uFFFE\uFFFF]|&(?:amp|lt|gt|#13);)*)<\/\1>\n/gm;

/** The books of a document, as texts. It has to consist of nothing but their elements. */
export const booksIn = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [head = '', ...books] = text.split(/^ {2}<book>\n/m);
  const rests = books.map((book) => book.replaceAll(field, ''));
  const end = rests.pop() ?? '';
  expect([head, ...rests, end].join('')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<books>\n${'  </book>\n'.repeat(books.length)}</books>\n`,
  );
  return books.map((book) =>
    Object.fromEntries(
      Array.from(book.matchAll(field), ({ groups: { name = '', content = '' } = {} }) => [
        name,
        content.replaceAll(/&[^;]+;/g, (reference) => characters[reference]!),
      ]),
    ),
  );
};
