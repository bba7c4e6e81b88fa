import type { Chance } from '../../chance.ts';

export const columns = ['CPU', 'Memory', 'Disk', 'Network'] as const;
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

export type Column = (typeof columns)[number];

export interface Row {
  readonly program: string;
  readonly values: Readonly<Record<Column, string>>;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

const valueOf = (column: Column, chance: Chance): string => {
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

const rowOf = (program: string, chance: Chance): Row => ({
  program,
  values: {
    CPU: valueOf('CPU', chance),
    Memory: valueOf('Memory', chance),
    Disk: valueOf('Disk', chance),
    Network: valueOf('Network', chance),
  },
});

/** A table of `size` programs, always with Chrome and Firefox. */
export const drawTable = (size: number, chance: Chance): Table => ({
  columns,
  rows: programs.slice(0, size).map((program) => rowOf(program, chance)),
});

/** The same values at other places. */
export const shuffled = (table: Table, chance: Chance): Table => ({
  columns: chance.sample(table.columns, table.columns.length),
  rows: chance.sample(table.rows, table.rows.length),
});

export interface Question {
  readonly column: Column;
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
