import { cell } from './csv-write.ts';

/** A text that stands in a cell as it is: only for constants that no spreadsheet executes. */
interface Plain {
  readonly plain: string;
}

export type CsvValue = string | number | Plain;

/** Some spreadsheets read wide characters as the usual ones, and some take a semicolon for the end of a cell. */
const formulas = /^(?=[＝＋－＠])|(?<=;\s*)(?=[=+\-@＝＋－＠])/g;

const textOf = (value: CsvValue): string => {
  if (typeof value === 'object') return value.plain;
  const text = cell(typeof value === 'number' ? value : value.replaceAll(formulas, "'"));
  return text.includes(';') && !text.startsWith('"') ? `"${text}"` : text;
};

/** Rows as CSV (RFC 4180), in which no text is a formula for a spreadsheet. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(textOf).join(',')}\r\n`).join('');
