import { CsvError, parse } from 'csv-parse/sync';
import { newBook, type BookFields } from '@sparring/contracts/book';
import { bookColumns, type BookColumn } from '@sparring/contracts/book-formats';
import { mostCsvBooks } from '@sparring/contracts/book-labs/csv-endpoints';
import type { ProblemKind } from '@sparring/contracts/problem';
import { shortened } from '@sparring/contracts/shortened';
import type { NewBook } from '../books/add-all.ts';
import { fieldProblem, type FieldError, type FieldErrors } from '../problem/field-errors.ts';
import { validated } from '../http/read/validation.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { unguarded } from '../csv/formula.ts';

/** The cells of a row, and its number as a spreadsheet counts: the header is row 1. */
interface Row {
  readonly row: number;
  readonly cells: readonly string[];
}

const refused = (kind: ProblemKind, errors: FieldErrors): HttpProblem =>
  fieldProblem(kind, 'No book was added.', errors);

/** More commas than a line of a book can have. The parser is not given more, which takes it long. */
const mostCommas = 3000;
const hasMoreCommas = new RegExp(`^(?:[^,\\r\\n]*,){${mostCommas + 1}}`, 'm');

/** The parser quotes the field in its message. */
const longestReason = 200;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

const parseOptions = {
  info: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  /* The header, and one row too many. */
  to: mostCsvBooks + 2,
};

/** The parser makes an error of each uneven row, and the stack of an error takes longer than the row. */
const parsedWithoutStacks = (text: string): readonly Parsed[] => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return parse(text, parseOptions) as unknown as readonly Parsed[];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

const rowsOf = (text: string): readonly Row[] => {
  try {
    return parsedWithoutStacks(text).map(({ record, info }) => ({
      row: info.records + info.empty_lines,
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error['records']) + Number(error['empty_lines']) + 1;
    const detail = shortened(error.message, longestReason);
    throw refused('malformed-csv', [{ pointer: `/${row}`, detail }]);
  }
};

const required: readonly BookColumn[] = ['title', 'author', 'price', 'category', 'isbn', 'stock'];
const columnNames: ReadonlySet<string> = new Set(bookColumns);
const theColumns = `the columns are ${bookColumns.join(', ')}`;

/** Refuses a header with unknown, repeated or missing columns. */
const checkHeader = ({ row, cells }: Row): void => {
  const errors = [
    ...cells
      .filter((name) => !columnNames.has(name))
      .map((name) => ({ name, detail: `is unknown: ${theColumns}` })),
    ...cells
      .filter((name, at) => columnNames.has(name) && cells.indexOf(name) < at)
      .map((name) => ({ name, detail: 'stands twice in the header' })),
    ...required
      .filter((name) => !cells.includes(name))
      .map((name) => ({ name, detail: 'is missing in the header' })),
  ];
  if (errors.length === 0) return;
  throw refused(
    'invalid-input',
    errors.map(({ name, detail }) => ({ pointer: `/${row}/${name}`, detail })),
  );
};

const numeric: ReadonlySet<string> = new Set(['price', 'stock']);
/** More decimals than a price has are not dropped: the contract refuses them. */
const plainNumber = /^-?\d+(?:\.\d{1,2}0*)?$/;

/** A number as JSON has it. Any other text stays text, so that the error shows it. */
const valueOf = (column: string, cell: string): unknown =>
  numeric.has(column) && plainNumber.test(cell) ? Number(cell) : unguarded(cell);

/** The fields of a row, or its errors. */
const readRow = (
  columns: readonly string[],
  { row, cells }: Row,
): NewBook | readonly FieldError[] => {
  const sent = Object.fromEntries(columns.map((name, at) => [name, valueOf(name, cells[at]!)]));
  try {
    const fields: BookFields = validated(newBook, sent, 'row');
    return { row, fields };
  } catch (error) {
    if (!(error instanceof HttpProblem) || !error.errors) throw error;
    return error.errors.map(({ pointer, detail }) => ({ pointer: `/${row}${pointer}`, detail }));
  }
};

/** The books of a CSV text with a header. A refusal names invalid fields by their row and column. */
export const booksIn = (text: string): readonly NewBook[] => {
  if (hasMoreCommas.test(text)) {
    const detail = `has a line with more than ${mostCommas} commas: ${theColumns}`;
    throw refused('invalid-input', [{ pointer: '', detail }]);
  }
  const [header, ...rows] = rowsOf(text);
  if (!header) throw refused('invalid-input', [{ pointer: '/1', detail: 'has no header' }]);
  checkHeader(header);
  if (rows.length === 0 || rows.length > mostCsvBooks) {
    const detail = `must have 1 to ${mostCsvBooks} rows after the header, not ${rows.length > 0 ? 'more' : 'none'}`;
    throw refused('invalid-input', [{ pointer: '', detail }]);
  }
  const uneven = rows.filter(({ cells }) => cells.length !== header.cells.length);
  if (uneven.length > 0)
    throw refused(
      'malformed-csv',
      uneven.map(({ row, cells }) => ({
        pointer: `/${row}`,
        detail: `has ${cells.length} fields, but the header has ${header.cells.length}`,
      })),
    );
  const read = rows.map((row) => readRow(header.cells, row));
  const errors = read.flatMap((one) => ('fields' in one ? [] : one));
  if (errors.length > 0) throw refused('invalid-input', errors);
  return read.flatMap((one) => ('fields' in one ? [one] : []));
};
