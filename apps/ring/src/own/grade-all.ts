import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KnownDefect, readDefects } from '@sparring/defects/all';
import { readBook } from '../grade/read-book.ts';
import { boutOf, knownBout } from './bout.ts';
import { calmOf, calmRun } from './calm.ts';
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

/** Runs each suite with every harmless change; a few files of each first, so that an end by Ctrl-C leaves some of all. */
export const gradeChanges = async (ring: OwnRing, suites: readonly OwnSuite[]): Promise<void> => {
  const { changes } = await readBook();
  for (const suite of suites) {
    const runner = runnerOf(ring, suite);
    let open = changes;
    while (open.length > 0) {
      const left: (typeof open)[number][] = [];
      for (const change of open) if (await calmRun(ring, suite, runner, change)) left.push(change);
      open = left;
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
