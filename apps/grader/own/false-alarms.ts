import type { Change } from '../src/book/changes.ts';
import { Refusal } from '../src/grade/refusal.ts';
import type { Run } from '../src/suite/run.ts';
import { lastLines } from '../src/suite/tail.ts';
import { keep, namesIn, type OwnGrader, type Runner, baselineTests } from './grade-own.ts';
import { hashOf, type OwnSuite, type TestFile } from './suite.ts';

/** So many files run in one instance; what is known of them is kept together. */
const filesAtOnce = 12;

const concernedFiles = (suite: OwnSuite, files: readonly TestFile[], change: Change) => {
  const names = suite.concerned(change.id);
  const titles = new RegExp(suite.titles ?? '');
  return names ? files.filter(({ name, text }) => names.test(name) && titles.test(text)) : [];
};

const keyOf = (grader: OwnGrader, change: Change, { hash }: TestFile): string =>
  hashOf(change.id, grader.effects, grader.product, hash);

/** The tests that turned red with this change, each with the name of the change. */
export const alarmsOf = (
  grader: OwnGrader,
  suite: OwnSuite,
  { files }: Runner,
  change: Change,
): readonly string[] =>
  concernedFiles(suite, files, change)
    .flatMap((file) => grader.known.calm[keyOf(grader, change, file)]?.red ?? [])
    .map((name) => `${change.id}: ${name}`);

/** The files that no earlier grading has run with this change. */
export const openFiles = (
  grader: OwnGrader,
  suite: OwnSuite,
  { files }: Runner,
  change: Change,
): readonly TestFile[] =>
  concernedFiles(suite, files, change).filter(
    (file) => !grader.known.calm[keyOf(grader, change, file)],
  );

const greenIn = (suite: OwnSuite, file: TestFile, run: Run): number =>
  namesIn(suite, file, run, 'green').length;
const redIn = (suite: OwnSuite, file: TestFile, run: Run): readonly string[] =>
  namesIn(suite, file, run, 'red');

const refuseIfSilent = (suite: OwnSuite, file: TestFile, run: Run): void => {
  if (greenIn(suite, file, run) + redIn(suite, file, run).length === 0)
    throw new Refusal(`${file.path}: no test ran.`, lastLines(run.output, 20));
};

/** Runs files with several changes at once. A file that is green is robust with each of them; of another one nothing is kept. */
export const runTogether = async (
  grader: OwnGrader,
  suite: OwnSuite,
  { run }: Runner,
  changes: readonly Change[],
  files: readonly TestFile[],
): Promise<void> => {
  for (let at = 0; at < files.length; at += filesAtOnce) {
    const some = files.slice(at, at + filesAtOnce);
    const one = await run({}, { files: some, title: suite.titles, changes });
    for (const file of some) {
      refuseIfSilent(suite, file, one);
      const red = redIn(suite, file, one);
      for (const name of red)
        grader.say(`red with several changes, to be tried with each: ${name}`);
      if (red.length > 0) continue;
      for (const change of changes)
        grader.known.calm[keyOf(grader, change, file)] = { green: greenIn(suite, file, one), red };
    }
    await keep(grader);
    const left = files.length - at - some.length;
    grader.say(`${suite.name}, ${changes.length} changes: ${some.length} files, ${left} to go`);
  }
};

/** Runs files with one change. A busy machine may delay a test once: an alarm is red twice, and green without the change. */
export const runAlone = async (
  grader: OwnGrader,
  suite: OwnSuite,
  runner: Runner,
  change: Change,
  files: readonly TestFile[],
): Promise<void> => {
  const runOf = (some: readonly TestFile[]): Promise<Run> =>
    runner.run({}, { files: some, title: suite.titles, changes: [change] });
  const first = await runOf(files);
  const doubtful = files.filter((file) => redIn(suite, file, first).length > 0);
  const second = doubtful.length > 0 ? await runOf(doubtful) : first;
  const isRedAgain = doubtful.filter((file) => redIn(suite, file, second).length > 0);
  if (isRedAgain.length > 0) await baselineTests(grader, suite, runner, isRedAgain);
  for (const file of files) {
    refuseIfSilent(suite, file, first);
    const again = new Set(redIn(suite, file, second));
    const all = redIn(suite, file, first);
    const red = all.filter((name) => again.has(name));
    const green = greenIn(suite, file, first) + all.length - red.length;
    grader.known.calm[keyOf(grader, change, file)] = { green, red };
    for (const name of red) grader.say(`ALARM ${change.id}: ${name}`);
  }
  await keep(grader);
  grader.say(`${suite.name}, ${change.id}: ${files.length} files`);
};
