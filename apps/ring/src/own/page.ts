import type { KnownDefect } from '@sparring/defects/all';
import { levels } from '@sparring/defects/defect';
import type { Change } from '../grade/changes.ts';
import { isFound } from './cells.ts';
import type { OwnPage } from './pages.ts';

export interface GradedDefect extends Pick<KnownDefect, 'id' | 'area' | 'level' | 'rule'> {
  readonly suite: string;
  /** The test that finds it, or why none does. */
  readonly cell: string;
}

export interface ChangeRow extends Pick<Change, 'id' | 'text'> {
  /** One for each suite. */
  readonly cells: readonly string[];
}

const shareOf = (defects: readonly GradedDefect[]): string =>
  defects.length === 0
    ? ''
    : `${defects.filter(({ cell }) => isFound(cell)).length} of ${defects.length}`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const countsOf = (name: string, defects: readonly GradedDefect[]): readonly string[] => [
  name,
  ...levels.map((level) => shareOf(defects.filter((one) => one.level === level))),
  shareOf(defects),
];

const partOf = (suite: string, defects: readonly GradedDefect[]): string => {
  const areas = [...Map.groupBy(defects, ({ area }) => area)];
  const found = defects.filter(({ cell }) => isFound(cell)).length;
  const percent = Math.floor((100 * found) / defects.length);
  return [
    `## The ${suite}: ${shareOf(defects)}, ${percent} %`,
    table(
      ['area', ...levels, 'all'],
      [...areas.map(([area, some]) => countsOf(area, some)), countsOf('all', defects)],
    ),
    table(
      ['defect', 'area', 'level', 'rule', 'the test that finds it'],
      defects.map(({ id, area, level, rule, cell }) => [`\`${id}\``, area, level, rule, cell]),
    ),
  ].join('\n\n');
};

const calmPart = (
  whatRuns: string,
  suites: readonly string[],
  changes: readonly ChangeRow[],
): string =>
  [
    '## Harmless changes',
    `How many tests stay green with each harmless change ([decision 0145](decisions/0145-harmless-changes-are-done-around-the-product.md)). A file of tests meets all changes of a corner and another time zone at the same time, and each change alone when a test is red ([decision 0221](decisions/0221-our-own-tests-meet-the-changes-together.md)). A test that turns red with one, twice, cries wolf. ${whatRuns} An empty cell means that the suite meets nothing of the change, or that its runner takes no order from outside. \`npm run grade:own -- --changes\` runs what is not known yet.`,
    table(
      ['change', 'what differs', ...suites],
      changes.map(({ id, text, cells }) => [`\`${id}\``, text, ...cells]),
    ),
  ].join('\n\n');

/** A page with the grading of some suites. */
export const printPage = (
  { opening, whatRuns }: Pick<OwnPage, 'opening' | 'whatRuns'>,
  graded: readonly GradedDefect[],
  suites: readonly string[],
  changes: readonly ChangeRow[],
): string =>
  [
    opening,
    ...[...Map.groupBy(graded, ({ suite }) => suite)].map(([suite, some]) => partOf(suite, some)),
    calmPart(whatRuns, suites, changes),
    '',
  ].join('\n\n');
