import type { Change } from '../grade/changes.ts';
import { Refusal } from '../grade/refusal.ts';
import { isWayOfRunning } from '../grade/way-of-running.ts';
import { lastLines } from '../suite/tail.ts';
import { hashOf, type OwnSuite, type TestFile } from './suite.ts';
import { keep, namesIn, type OwnRing, type Runner, seed, soundTests } from './grade-own.ts';
import { calmCell } from './cells.ts';

/** So many files run in one corner; what is known of them is kept together. */
const filesAtOnce = 12;

const concernedFiles = (suite: OwnSuite, files: readonly TestFile[], change: Change) => {
  const names = suite.concerned(change.id);
  const titles = new RegExp(suite.titles ?? '');
  return names ? files.filter(({ name, text }) => names.test(name) && titles.test(text)) : [];
};

const keyOf = (ring: OwnRing, change: Change, { hash }: TestFile): string =>
  hashOf(change.id, change.text, ring.product, hash);

/** What the page says of a suite and a harmless change. */
export const calmOf = (
  ring: OwnRing,
  suite: OwnSuite,
  files: readonly TestFile[],
  change: Change,
): string => {
  const concerned = concernedFiles(suite, files, change);
  const known = concerned.flatMap((file) => ring.known.calm[keyOf(ring, change, file)] ?? []);
  return calmCell(concerned.length, known);
};

/** Runs the tests that no earlier grading has run with this change: a few files, and whether there are more. */
export const calmRun = async (
  ring: OwnRing,
  suite: OwnSuite,
  runner: Runner,
  change: Change,
): Promise<boolean> => {
  const { files, run } = runner;
  const open = concernedFiles(suite, files, change).filter(
    (file) => !ring.known.calm[keyOf(ring, change, file)],
  );
  const some = open.slice(0, filesAtOnce);
  if (some.length === 0) return false;
  const inside = isWayOfRunning(change) ? { seed } : { seed, change: change.id };
  const first = await run(inside, { files: some, title: suite.titles, change });
  const doubtful = some.filter((file) => namesIn(suite, file, first, 'red').length > 0);
  // A busy machine may delay a test once: an alarm is what is red twice, and green without the change.
  const second =
    doubtful.length > 0
      ? await run(inside, { files: doubtful, title: suite.titles, change })
      : first;
  const isRedAgain = doubtful.filter((file) => namesIn(suite, file, second, 'red').length > 0);
  if (isRedAgain.length > 0) await soundTests(ring, suite, runner, isRedAgain);
  for (const file of some) {
    const again = new Set(namesIn(suite, file, second, 'red'));
    const red = namesIn(suite, file, first, 'red').filter((name) => again.has(name));
    const all = [...namesIn(suite, file, first, 'green'), ...namesIn(suite, file, first, 'red')];
    if (all.length === 0)
      throw new Refusal(`${file.path}: no test ran.`, lastLines(first.output, 20));
    ring.known.calm[keyOf(ring, change, file)] = { green: all.length - red.length, red };
    for (const name of red) ring.say(`ALARM ${change.id}: ${name}`);
  }
  await keep(ring);
  ring.say(`${suite.name}, ${change.id}: ${some.length} files, ${open.length - some.length} to go`);
  return open.length > some.length;
};
