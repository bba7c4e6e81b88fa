import { CsvError, parse } from 'csv-parse/sync';
import { memberDetails, memberName } from '@sparring/contracts/desk/roster';
import { HttpProblem } from '../problem/refusal.ts';
import { tidyName } from './tidy-name.ts';

/** A line of the list. */
export interface RosterEntry {
  readonly name: string;
  readonly student_id: string | null;
  readonly email: string | null;
}

type Column = keyof RosterEntry | 'first' | 'last';

/** The names that lists of schools give their columns. */
const columnNames: Readonly<Record<string, Column>> = {
  name: 'name',
  'full name': 'name',
  student: 'name',
  'first name': 'first',
  firstname: 'first',
  'last name': 'last',
  lastname: 'last',
  surname: 'last',
  student_id: 'student_id',
  'student id': 'student_id',
  'id number': 'student_id',
  id: 'student_id',
  email: 'email',
  'e-mail': 'email',
  'email address': 'email',
};
const usualOrder: readonly Column[] = ['name', 'student_id', 'email'];

const unreadable = (detail: string, pointer = '/text'): HttpProblem =>
  new HttpProblem('invalid-input', `The list cannot be read: ${detail}.`, {
    errors: [{ pointer, detail }],
  });

/** Without an id or an address on any line, a comma belongs to a name such as "Nowak, Anna". */
const hasColumns = (text: string): boolean => /^[^\n]*\bname\b|[\d@]/i.test(text);

const separatorOf = (text: string): string => {
  const other = ['\t', ';'].find((separator) => text.includes(separator));
  return other ?? (hasColumns(text) ? ',' : ';');
};

const rowsOf = (text: string): readonly (readonly string[])[] => {
  try {
    return parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw unreadable('a quote is not closed');
    throw error;
  }
};

const headerOf = (cells: readonly string[]): readonly (Column | undefined)[] | undefined => {
  const columns = cells.map((cell) => columnNames[tidyName(cell).toLowerCase()]);
  return columns.includes('name') || columns.includes('last') ? columns : undefined;
};

/** Reads a pasted list: names, or a table with or without a header. */
export const rosterIn = (text: string): readonly RosterEntry[] => {
  const found = rowsOf(text);
  const header = found[0] && headerOf(found[0]);
  const columns = header ?? usualOrder;
  return found.slice(header ? 1 : 0).map((cells, at) => {
    const cell = (column: Column) => tidyName(cells[columns.indexOf(column)] ?? '');
    const name = cell('name') || tidyName(`${cell('first')} ${cell('last')}`);
    const line = at + (header ? 2 : 1);
    if (!memberName.safeParse(name).success)
      throw unreadable(`line ${line} has no name of 1 to 80 characters`);
    const entry = { student_id: cell('student_id') || null, email: cell('email') || null };
    if (!memberDetails.safeParse(entry).success)
      throw unreadable(
        `line ${line} has an id of more than 80 or an address of more than 200 characters`,
      );
    return { name, ...entry };
  });
};
