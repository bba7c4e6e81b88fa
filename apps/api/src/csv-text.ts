import { cell } from './books/labs/csv-write.ts';

/** A text that stands in a cell as it is: only for constants that no spreadsheet executes. */
interface Plain {
  readonly plain: string;
}

export type CsvValue = string | number | Plain;

/** Rows as CSV (RFC 4180), in which no text is a formula for a spreadsheet. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows
    .map((row) => row.map((value) => (typeof value === 'object' ? value.plain : cell(value))))
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
