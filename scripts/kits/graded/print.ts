import type { Share } from '../../../apps/ring/src/card/counts.ts';
import { commandOf, commands } from './commands.ts';
import { lessons, noLesson } from './lesson-of.ts';
import type { ByArea, Measured } from './measured.ts';

export type AllMeasured = Readonly<Record<string, Measured>>;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const share = ({ part, of }: Share): string => `${part}/${of}`;
const inSeconds = (seconds: number): string => `${Math.round(seconds)} s`;
const inMinutes = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min`;
const levels = ['easy', 'medium', 'hard', 'sneaky'] as const;
const levelsOf = ({ byLevel }: Measured): readonly string[] =>
  levels.map((level) => share(byLevel[level] ?? { part: 0, of: 0 }));
const falseAlarms = ({ calm }: Measured): string => `${calm.of - calm.part} of ${calm.of}`;

const areas = (found: ByArea = {}): string =>
  Object.entries(found)
    .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .map(([area, number]) => `${area} ${number}`)
    .join(', ') || 'none';

/** What the tests of a lesson find; a lesson that is newer than the card is not graded. */
const foundIn = (lesson: string, { lessons: graded = lessons, byLesson }: Measured): string =>
  lesson === noLesson || graded.includes(lesson) ? areas(byLesson[lesson]) : 'not graded yet';

const knownLessons = ({ byLesson }: Measured): readonly string[] =>
  byLesson[noLesson] ? [...lessons, noLesson] : lessons;

const dateOf = ({ began }: Measured): string => began.slice(0, 10);

const whatIsMissing = ({ next }: Measured): string =>
  next
    .map(
      ({ technique, advice, misses, areas: where }) =>
        `- **${technique}**: ${advice} ${misses} of the missed defects, most of them in ${where.join(', ')}.`,
    )
    .join('\n');

/** Kits that were measured before a step was known have none of it. */
const stepsOf = (measured: readonly Measured[]) =>
  (['not visited', 'too tame', 'unsure', 'not asked'] as const).filter((step) =>
    measured.some(({ steps }) => steps[step] !== undefined),
  );

const printSection = (kit: string, one: Measured): string => `## What these lessons find

In the folder of Sparring, this command puts ${one.found.of} defects into Sparring, one at a time, and tells which of them the lessons find ([how to read it](../../docs/grading.md)):

\`\`\`sh
${commandOf(kit)}
\`\`\`

On ${dateOf(one)} they found ${one.found.part} of ${one.found.of}. False alarms: ${falseAlarms(one)} harmless changes. One run took ${inSeconds(one.secondsARun)}, the whole card ${inMinutes(one.seconds)}${atOnce(one)}, on a machine with ${one.cores} cores (load average at the end: ${Math.round(one.load)}).

${table([...levels, ...stepsOf([one])], [[...levelsOf(one), ...stepsOf([one]).map((step) => one.steps[step] ?? 0)]])}

${table(
  ['lesson', 'defects that it finds'],
  knownLessons(one).map((lesson) => [lesson, foundIn(lesson, one)]),
)}

The lessons show how to work with the tool. Twelve of them are not meant to find everything. What would find most of the rest:

${whatIsMissing(one)}
`;

const atOnce = ({ jobs = 1 }: Measured): string => (jobs > 1 ? ` with --jobs ${jobs}` : '');

const heading = '## What these lessons find\n';

/** The README with the section of this card in place of that of an earlier one; it is the last section. */
export const withSection = (readme: string, kit: string, one: Measured): string => {
  const [before = ''] = readme.split(heading);
  return `${before.trimEnd()}\n\n${printSection(kit, one)}`;
};

/** Columns of one row, for the page: lessons down, kits across. */
const lessonRow = (all: readonly Measured[], lesson: string): readonly string[] => [
  lesson,
  ...all.map((one) => foundIn(lesson, one)),
];

const link = (kit: string): string => `[${kit}](../kits/${kit})`;

/** docs/grading-kits.md. */
export const printPage = (all: AllMeasured): string => {
  const kits = Object.keys(commands).filter((kit) => all[kit]);
  const shown = Object.fromEntries(kits.map((kit) => [kit, all[kit]!]));
  return `# What the starter kits find

Each [starter kit](../kits/README.md) was graded by the command that learners use ([grading.md](grading.md)): all defects, all harmless changes. A kit teaches twelve lessons; it is not meant to find everything. The figures show what a small suite finds, and where the next test pays.

\`npm run grade:kits\` grades every kit and writes this page and the sections in the READMEs of the kits; \`npm run grade:kits -- postman load\` grades only those two. The kits have to be set up as their READMEs say.

${table(
  ['kit', 'tests', 'a run', 'found', ...levels, 'false alarms', 'card', 'load', 'on'],
  kits.map((kit) => {
    const one = shown[kit]!;
    return [
      link(kit),
      one.tests,
      inSeconds(one.secondsARun),
      share(one.found),
      ...levelsOf(one),
      falseAlarms(one),
      inMinutes(one.seconds) + atOnce(one),
      Math.round(one.load),
      dateOf(one),
    ];
  }),
)}

\`a run\` is the mean of the runs without a defect, \`card\` the time of the whole grading, \`load\` the load average at its end. The machine had ${Object.values(shown)[0]?.cores ?? 2} cores: with a higher load, processes waited for a core, be it those of the tests or of other programs.

## Why the others were missed

No test goes there (_not visited_), the data shows no difference (_too tame_), or nothing asserts it (_not asked_). The first two need no run, because the runs without a defect have told already.

${table(
  ['kit', 'found', ...stepsOf(Object.values(shown)), 'errors'],
  kits.map((kit) => {
    const one = shown[kit]!;
    const inSteps = stepsOf(Object.values(shown)).map((step) => one.steps[step] ?? 0);
    return [link(kit), one.found.part, ...inSteps, one.errors];
  }),
)}

## Which lesson finds what

The number of defects of each area that the tests of a lesson find. A defect that two lessons find counts for both. A kit whose lesson has no part in the browser cannot find a defect of the site.

${table(
  ['lesson', ...kits],
  [...lessons, noLesson].map((lesson) => lessonRow(Object.values(shown), lesson)),
)}

## What to add next

${kits.map((kit) => `### ${kit}\n\n${whatIsMissing(shown[kit]!)}`).join('\n\n')}
`;
};
