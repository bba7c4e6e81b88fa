import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { isbnOf } from '@sparring/contracts/isbn';
import { HttpProblem } from '../problem/refusal.ts';
import { booksIn } from '../book-labs/csv-read.ts';
import { csvOf } from './csv-write.ts';
import { guarded, unguarded } from './formula.ts';

const header = 'title,author,price,category,isbn,stock';
const good = 'Tea,Noor Haddad,17.5,Fiction,9780000009012,4';
const refusalOf = (text: string): HttpProblem => {
  try {
    booksIn(text);
  } catch (error) {
    if (error instanceof HttpProblem) return error;
  }
  throw new Error('The text was not refused.');
};
const pointersOf = (text: string) => refusalOf(text).errors!.map(({ pointer }) => pointer);

/** Texts that are hard to write as CSV. */
const hard = fc
  .stringMatching(/^[=+\-@',"; a\u00e9\u{1F600}]{1,12}$/u)
  .filter((text) => text.trim() !== '');
const prose = fc.stringMatching(/^[=+\-@',"\t\r\n a]{0,12}$/);
const someBooks = fc
  .array(fc.record({ title: hard, author: hard, category: hard, description: prose }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) =>
    all.map((texts, at): Book => ({ ...exampleBook, ...texts, isbn: isbnOf(at + 1, '979') })),
  );

test('what is exported is imported as it was, formulas included', () => {
  fc.assert(
    fc.property(someBooks, (books) => {
      const expected = books.map(({ id: _i, created_at: _c, updated_at: _u, ...own }) => own);
      expect(booksIn(csvOf(books)).map((read) => read.fields)).toEqual(expected);
    }),
  );
});

test('no exported text is a formula for a spreadsheet', () => {
  fc.assert(
    fc.property(someBooks, (books) => {
      const rows = parse<Record<string, string>>(csvOf(books), { columns: true });
      for (const row of rows)
        for (const column of ['title', 'author', 'category', 'description'])
          expect(row[column]).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});

test.each(['=1+1', '+1', '-1', '@x', '\tx', "'=x", "''-x", "'tis", "'", '', 'a=b'])(
  'the apostrophe before %j comes and goes',
  (text) => {
    expect(unguarded(guarded(text))).toBe(text);
    expect(guarded(text).startsWith(`'${text}`)).toBe(/^'*[=+\-@\t]/.test(text));
  },
);

test.each([
  ['/2/price', good.replace('17.5', '"17,5"')],
  ['/2/price', good.replace('17.5', '-1')],
  ['/2/price', good.replace('17.5', '1e1')],
  ['/2/price', good.replace('17.5', ' 1')],
  ['/2/price', good.replace('17.5', '')],
  ['/2/stock', good.replace(/4$/, '1.5')],
  ['/2/title', good.replace('Tea', '')],
  ['/2/isbn', good.replace('9780000009012', 'test-123')],
])('an invalid field is refused at %s: %s', (pointer, row) => {
  expect(pointersOf(`${header}\n${row}`)).toEqual([pointer]);
});

test('every invalid field of every row is named, empty lines counted', () => {
  const text = `${header}\n,Noor Haddad,x,Fiction,9780000009012,4\n\n${good}\nTea,,1,Fiction,9,4\n`;
  expect(new Set(pointersOf(text))).toEqual(
    new Set(['/2/title', '/2/price', '/5/author', '/5/isbn']),
  );
});
