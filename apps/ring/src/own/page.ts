import type { KnownDefect } from '@sparring/defects/all';
import { levels } from '@sparring/defects/defect';
import type { Change } from '../grade/changes.ts';
import { isFound } from './cells.ts';

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

const calmPart = (suites: readonly string[], changes: readonly ChangeRow[]): string =>
  [
    '## Harmless changes',
    'How many tests stay green with each harmless change ([decision 0145](decisions/0145-harmless-changes-are-done-around-the-product.md)). A test that turns red with one, twice, cries wolf. Of the browser tests, those that name a rule run. A change of the API runs the browser tests of the pages that call the API, another time zone those of the pages that show a date. An empty cell means that the suite meets nothing of the change, or that its runner takes no order from outside. `npm run grade:own -- --changes` runs what is not known yet.',
    table(
      ['change', 'what differs', ...suites],
      changes.map(({ id, text, cells }) => [`\`${id}\``, text, ...cells]),
    ),
  ].join('\n\n');

/** The page docs/grading-own.md. */
export const printPage = (
  graded: readonly GradedDefect[],
  suites: readonly string[],
  changes: readonly ChangeRow[],
): string =>
  [
    '# How good our own tests are',
    'Sparring grades the tests of its learners by putting one defect at a time into the product ([grading.md](grading.md)). Its own tests are graded in the same way ([decision 0160](decisions/0160-our-own-tests-are-graded.md)). `npm run grade:own` writes this page.',
    'A defect is found when a test that is green on the sound Sparring turns red. The tests that name the rule of the defect run first; when they are green, those that name any rule of the same area; when these are green as well, the defect is missed. The last column names the first test that turned red; there may be others. The tests in `apps/web/e2e/build` stay out: they weigh the files of the build and say nothing of how the site behaves.',
    ...[...Map.groupBy(graded, ({ suite }) => suite)].map(([suite, some]) => partOf(suite, some)),
    calmPart(suites, changes),
    '',
  ].join('\n\n');
