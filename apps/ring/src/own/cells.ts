import type { Calm } from './known.ts';
import { reasons } from './reasons.ts';
import type { TestFile } from './suite.ts';
import { sourceOf, type TitledTest, titlesIn } from './titles.ts';

export const notGraded = 'not graded yet';

/** A bar would end the cell of a table. */
const withoutBars = (title: string): string => title.replaceAll('|', String.raw`\|`);
const withBars = (title: string): string => title.replaceAll(String.raw`\|`, '|');

const linkOf = ({ path, title }: TitledTest): string =>
  `[${path.split('/').slice(2).join('/')}](../${path}) \`${withoutBars(title)}\``;

/** What the page says of a defect for which these tests turned red. */
export const cellOf = (
  id: string,
  by: readonly string[] | undefined,
  files: readonly TestFile[],
): string => {
  if (by === undefined) return notGraded;
  const first = by.map((name) => sourceOf(name, files)).find((test) => test !== undefined);
  return first ? linkOf(first) : `missed: ${reasons[id] ?? ''}`;
};

export const isFound = (cell: string): boolean => cell.startsWith('[');

const link = /^\[[^\]]+\]\(\.\.\/(?<path>[^)]+)\) `(?<title>.+)`$/;

/** Whether a cell names a test that exists, or a miss and its reason. */
export const isFresh = (cell: string, read: (path: string) => string): boolean => {
  const { path, title = '' } = link.exec(cell)?.groups ?? {};
  if (path === undefined) return /^missed: \S/.test(cell);
  return titlesIn(read(path)).includes(withBars(title));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What the page says of a suite and a harmless change, of which this is known. */
export const calmCell = (files: number, known: readonly Calm[]): string => {
  if (files === 0) return '';
  if (known.length === 0) return notGraded;
  const red = known.flatMap((one) => one.red);
  const calm = `${sum(known.map(({ green }) => green))} calm`;
  const part = known.length < files ? ` (${known.length} of ${files} files)` : '';
  return red.length > 0 ? `**${red.length} red**, ${calm}${part}` : calm + part;
};

const row = /^\| `(?<id>[\w-]+)` +\| (?<cells>.+?) +\|$/gm;

/** The rows of the page, by the id of a defect or a harmless change. */
export const rowsIn = (page: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...page.matchAll(row)].map(({ groups }) => [
      groups?.['id'] ?? '',
      (groups?.['cells'] ?? '').split(/(?<!\\)\|/).map((cell) => cell.trim()),
    ]),
  );
