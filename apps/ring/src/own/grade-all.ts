import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KnownDefect, readDefects } from '@sparring/defects/all';
import type { Change } from '../grade/changes.ts';
import { readBook } from '../grade/read-book.ts';
import { boutOf, knownBout } from './bout.ts';
import { calmOf, openFiles, runAlone, runTogether } from './calm.ts';
import { cellOf, notGraded, rowsIn } from './cells.ts';
import { type OwnRing, runnerOf, soundTests } from './grade-own.ts';
import { printPage } from './page.ts';
import type { OwnPage } from './pages.ts';
import { isGradedBy, type OwnSuite, readTests } from './suite.ts';

/** Grades each suite with the defects that it has to find; with words, only with these defects or areas. */
export const gradeDefects = async (
  ring: OwnRing,
  suites: readonly OwnSuite[],
  words: readonly string[],
): Promise<void> => {
  const isWanted = ({ id, area }: KnownDefect): boolean =>
    words.length === 0 || words.includes(id) || words.includes(area);
  const all = await readDefects();
  for (const suite of suites) {
    const runner = runnerOf(ring, suite);
    const open = all
      .filter(isGradedBy(suite))
      .filter(isWanted)
      .filter((one) => !knownBout(ring, one, runner.files));
    if (open.length === 0) continue;
    // Of all files at once, unless only a few defects are asked for.
    if (words.length === 0) await soundTests(ring, suite, runner, runner.files);
    for (const [at, defect] of open.entries()) {
      const { by } = await boutOf(ring, defect, suite, runner);
      const told = by.length > 0 ? 'found ' : 'MISSED';
      ring.say(`${suite.name} ${at + 1} of ${open.length}: ${told} ${defect.area}/${defect.id}`);
    }
  }
};

/** Runs each suite with every harmless change: first with all at once that a file meets, then with each that is still open. */
export const gradeChanges = async (ring: OwnRing, suites: readonly OwnSuite[]): Promise<void> => {
  const { changes } = await readBook();
  const combined = changes.filter(({ isTwice, isTurned }) => !isTwice && !isTurned);
  for (const suite of suites) {
    const runner = runnerOf(ring, suite);
    const openOf = (change: Change) => openFiles(ring, suite, runner, change);
    const met = combined.flatMap((change) => openOf(change).map((file) => ({ change, file })));
    const byFile = [...Map.groupBy(met, ({ file }) => file)].map(([file, some]) => ({
      file,
      changes: some.map(({ change }) => change),
    }));
    const groups = Map.groupBy(byFile, (one) => one.changes.map(({ id }) => id).join(' '));
    for (const group of groups.values()) {
      const together = group[0]!.changes;
      const files = group.map(({ file }) => file);
      if (together.length > 1) await runTogether(ring, suite, runner, together, files);
    }
    for (const change of changes) {
      const files = openOf(change);
      if (files.length > 0) await runAlone(ring, suite, runner, change, files);
    }
  }
};

/** Writes what is known of all suites. What is not known here, on another machine for example, stays as the page has it. */
export const writePage = async (ring: OwnRing, page: OwnPage): Promise<void> => {
  const { suites } = page;
  const [defects, { changes }] = [await readDefects(), await readBook()];
  const file = join(ring.root, page.file);
  const old = rowsIn(await readFile(file, 'utf8').catch(() => ''));
  const oldCell = (id: string, at: number): string => old.get(id)?.at(at) ?? notGraded;
  const all = suites.map((suite) => ({ suite, files: readTests(ring.root, suite) }));
  const graded = all.flatMap(({ suite, files }) =>
    defects.filter(isGradedBy(suite)).map((defect) => {
      const cell = cellOf(defect.id, knownBout(ring, defect, files)?.by, files);
      const kept = cell === notGraded ? oldCell(defect.id, -1) : cell;
      return { ...defect, suite: suite.name, cell: kept };
    }),
  );
  const rows = changes.map((change) => ({
    ...change,
    cells: all.map(({ suite, files }, at) => {
      const cell = calmOf(ring, suite, files, change);
      return cell === notGraded ? oldCell(change.id, at + 1) : cell;
    }),
  }));
  const names = suites.map(({ name }) => name);
  await writeFile(file, printPage(page, graded, names, rows));
};
