import { array, constant, constantFrom, integer, oneof, record, tuple } from 'fast-check';
import { text, type BadBody } from './test-bad-text.ts';

const columns = ['title', 'author', 'price', 'category', 'isbn', 'stock', 'description', 'id'];
const cell = oneof(
  constantFrom('"', '""', '"a""b"', '"open', 'a"b', "'=1+1", '=1+1', '1e400', '-0', '0x10', '17.5'),
  constantFrom('9780000009012', 'Infinity', ' 4', '\uFEFF', 'Fiction', `"${'y,'.repeat(40_000)}"`),
  text,
);
const goodRow = ['Tea', 'Noor Haddad', '17.5', 'Fiction', '9780000009012', '4'];
const csvRow = oneof(
  array(cell, { maxLength: 9 }).map((cells) => cells.join(',')),
  tuple(integer({ min: 0, max: 6 }), cell).map(([at, bad]) =>
    goodRow.map((good, column) => (column === at ? bad : good)).join(','),
  ),
);
const csvHeader = oneof(
  { weight: 3, arbitrary: constant(columns.slice(0, 6).join(',')) },
  array(constantFrom(...columns, '__proto__', ''), { maxLength: 9 }).map((all) => all.join(',')),
);
export const csv: BadBody = record({
  type: constantFrom('text/csv', 'text/csv; charset=latin1', 'text/csv; header=present'),
  body: tuple(csvHeader, array(csvRow, { maxLength: 5 }), constantFrom('\n', '\r\n', '\r', '\n\n'))
    .map(([header, rows, end]) => [header, ...rows].join(end))
    .chain((all) => oneof(constant(all), constantFrom(Buffer.from(all, 'utf16le')))),
});
