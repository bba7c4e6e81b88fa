import { type KnownDefect, readDefects } from '@sparring/defects/all';
import type { Change } from '../src/book/changes.ts';
import { readBook } from '../src/book/read-book.ts';
import { runOf, knownRun } from './defect-run.ts';
import { alarmsOf, openFiles, runAlone, runTogether } from './false-alarms.ts';
import { type OwnGrader, runnerOf, baselineTests } from './grade-own.ts';
import { isGradedBy, type OwnSuite } from './suite.ts';

/** Grades each suite with the defects that it has to find; with words, only with these defects or areas. Returns how many were missed. */
export const gradeDefects = async (
  grader: OwnGrader,
  suites: readonly OwnSuite[],
  words: readonly string[],
): Promise<number> => {
  const isWanted = ({ id, area }: KnownDefect): boolean =>
    words.length === 0 || words.includes(id) || words.includes(area);
  const all = await readDefects();
  let missed = 0;
  for (const suite of suites) {
    const runner = runnerOf(grader, suite);
    const defects = all.filter(isGradedBy(suite)).filter(isWanted);
    const open = defects.filter((one) => !knownRun(grader, one, runner.files));
    // Of all files at once, unless only a few defects are asked for.
    if (open.length > 0 && words.length === 0)
      await baselineTests(grader, suite, runner, runner.files);
    for (const [at, defect] of open.entries()) {
      const { by } = await runOf(grader, defect, suite, runner);
      const told = by.length > 0 ? 'found ' : 'MISSED';
      grader.say(`${suite.name} ${at + 1} of ${open.length}: ${told} ${defect.area}/${defect.id}`);
    }
    const misses = defects.filter((one) => knownRun(grader, one, runner.files)?.by.length === 0);
    missed += misses.length;
    if (defects.length > 0) grader.say(foundLine(suite, defects.length, misses));
  }
  return missed;
};

const foundLine = ({ name }: OwnSuite, count: number, misses: readonly KnownDefect[]): string => {
  const line = `The ${name} find ${count - misses.length} of ${count} defects`;
  const names = misses.map(({ area, id }) => `${area}/${id}`);
  return misses.length > 0 ? `${line}, not ${names.join(', ')}.` : `${line}.`;
};

/** Runs each suite with every harmless change: first with all at once that a file meets, then with each that is still open. Returns how many tests turned red. */
export const gradeChanges = async (
  grader: OwnGrader,
  suites: readonly OwnSuite[],
): Promise<number> => {
  const { changes } = await readBook();
  let alarms = 0;
  const combined = changes.filter(({ isTwice, isTurned }) => !isTwice && !isTurned);
  for (const suite of suites) {
    const runner = runnerOf(grader, suite);
    const openOf = (change: Change) => openFiles(grader, suite, runner, change);
    const met = combined.flatMap((change) => openOf(change).map((file) => ({ change, file })));
    const byFile = [...Map.groupBy(met, ({ file }) => file)].map(([file, some]) => ({
      file,
      changes: some.map(({ change }) => change),
    }));
    const groups = Map.groupBy(byFile, (one) => one.changes.map(({ id }) => id).join(' '));
    for (const group of groups.values()) {
      const together = group[0]!.changes;
      const files = group.map(({ file }) => file);
      if (together.length > 1) await runTogether(grader, suite, runner, together, files);
    }
    for (const change of changes) {
      const files = openOf(change);
      if (files.length > 0) await runAlone(grader, suite, runner, change, files);
    }
    const red = changes.flatMap((change) => alarmsOf(grader, suite, runner, change));
    alarms += red.length;
    const told =
      red.length > 0 ? `red with ${red.join(', ')}` : 'robust with every harmless change';
    grader.say(`The ${suite.name} are ${told}.`);
  }
  return alarms;
};
