import type { Chance } from '../../chance.ts';

/** The columns of the first level. */
const columns = ['CPU', 'Memory', 'Disk', 'Network'] as const;
/** How many columns of values the second level has. */
const mostColumns = 50;
const programs = [
  'Chrome',
  'Firefox',
  'Terminal',
  'Editor',
  'Mail',
  'Player',
  'Backup',
  'Chat',
  'Calendar',
  'Paint',
  'Notes',
  'Maps',
] as const;

type Kind = (typeof columns)[number];

export interface Row {
  readonly program: string;
  /** By their columns. */
  readonly values: Readonly<Record<string, string>>;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const valueOf = (column: Kind, chance: Chance): string => {
  switch (column) {
    case 'CPU':
      return `${(chance.integer(990) / 10).toFixed(1)} %`;
    case 'Memory':
      return `${10 + chance.integer(990)} MB`;
    case 'Disk':
      return `${(chance.integer(99) / 10).toFixed(1)} MB/s`;
    default:
      return `${chance.integer(50)} Mbit/s`;
  }
};

interface Named<Name extends string> {
  readonly name: Name;
  /** The name, and a number from the second of its kind on: Chrome, Chrome 2. */
  readonly label: string;
}

const named = <Name extends string>(names: readonly Name[], count: number): Named<Name>[] =>
  Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length]!;
    const number = 1 + Math.floor(index / names.length);
    return { name, label: number > 1 ? `${name} ${number}` : name };
  });

/** A table of `size` programs, always with Chrome and Firefox. */
export const drawTable = (size: number, chance: Chance, level = 1): Table => {
  const drawn = named(columns, level > 1 ? mostColumns : columns.length);
  return {
    columns: drawn.map(({ label }) => label),
    rows: named(programs, size).map(({ label }) => ({
      program: label,
      values: Object.fromEntries(
        drawn.map((column) => [column.label, valueOf(column.name, chance)]),
      ),
    })),
  };
};

/** The same values at other places. */
export const shuffled = (table: Table, chance: Chance): Table => ({
  columns: chance.sample(table.columns, table.columns.length),
  rows: chance.sample(table.rows, table.rows.length),
});

export interface Question {
  readonly column: string;
  readonly program: string;
}

export const questions: readonly Question[] = [
  { column: 'CPU', program: 'Chrome' },
  { column: 'Memory', program: 'Firefox' },
];

const valueAt = ({ rows }: Table, { column, program }: Question): string | undefined =>
  rows.find((row) => row.program === program)?.values[column];

/** What is wrong with the answers, which may have other spaces around them. */
export const mistakesIn = (table: Table, answers: readonly string[]): readonly string[] =>
  questions.flatMap((question, index) => {
    const answer = answers[index]?.trim() ?? '';
    if (answer === valueAt(table, question)) return [];
    return [`${question.column} of ${question.program} is ${answer ? `not “${answer}”` : 'empty'}`];
  });
