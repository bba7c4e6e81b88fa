import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { bookColumns } from '@sparring/contracts/book-formats';
import { isbnOf } from '@sparring/contracts/isbn';
import { HttpProblem } from '../problem/refusal.ts';
import { booksIn } from '../book-labs/csv-read.ts';
import { csvOf } from './csv-write.ts';
import { guarded, unguarded } from './formula.ts';

const { id: _id, created_at: _created, updated_at: _updated, ...fields } = exampleBook;
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
const manyRows = (count: number) =>
  [header, ...Array.from({ length: count }, (_, at) => `T,A,1,C,${isbnOf(at, '979')},0`)].join(
    '\n',
  );
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

test('an export has a header, CR and LF, and quotes only where they are needed', () => {
  const book = { ...exampleBook, title: 'A "quoted", title', description: 'two\nlines' };
  const { id, author, price, category, isbn, stock, created_at, updated_at } = book;
  expect(csvOf([book])).toBe(
    `${bookColumns.join(',')}\r\n${id},"A ""quoted"", title",${author},${price},"two\nlines",${category},${isbn},${stock},${created_at},${updated_at}\r\n`,
  );
});

test.each(['\r\n', '\n', '\r'])('lines may end in %j, and the last one in nothing', (end) => {
  const other = 'Two,Noor Haddad,0,Fiction,9780000009029,0';
  expect(booksIn([header, good, other].join(end)).map(({ row }) => row)).toEqual([2, 3]);
});

test('columns may have any order, and those that the API sets are ignored', () => {
  const text = csvOf([exampleBook]);
  expect(booksIn(text)).toEqual([{ row: 2, fields }]);
  const turned = `isbn,stock,price,author,title,category\n9780000009012,4,17.5,Noor Haddad,Tea,Fiction`;
  expect(booksIn(turned)[0]!.fields).toMatchObject({ title: 'Tea', stock: 4, description: '' });
});

test.each([
  ['/1/publisher', `${header},publisher\n${good},x`],
  ['/1/title', `${header},title\n${good},x`],
  ['/1/isbn', 'title,author,price,category,stock\nTea,Noor Haddad,17.5,Fiction,4'],
  ['/1/Title', header.replace('title', 'Title')],
  ['/1/', `${header},\n${good},`],
])('a wrong column is refused at %s', (pointer, text) => {
  expect(pointersOf(text)).toContain(pointer);
});

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

test.each([
  ['/2', `${header}\n"Tea,Noor Haddad`],
  ['/3', `${header}\n${good}\nTe"a,Noor Haddad,17.5,Fiction,9780000009029,4`],
  ['/2', `${header}\n"Tea"x,Noor Haddad,17.5,Fiction,9780000009012,4`],
  ['/2', `${header}\nTea,Noor Haddad`],
  ['/3', `${header}\n${good}\n${good},9`],
])('what is not CSV is refused at %s: %j', (pointer, text) => {
  expect(refusalOf(text).kind).toBe('malformed-csv');
  expect(pointersOf(text)).toEqual([pointer]);
});

test('an import has 1 to 200 rows', () => {
  expect(refusalOf(manyRows(0)).kind).toBe('invalid-input');
  expect(booksIn(manyRows(200))).toHaveLength(200);
  expect(refusalOf(manyRows(201)).kind).toBe('invalid-input');
});
