import type { Planted } from '../card/card.ts';
import { lastLines } from '../suite/tail.ts';
import type { Slot } from './slot.ts';
import { isConcerned } from './coverage.ts';
import { limitOf } from './limits.ts';
import type { Part } from '../evidence/part.ts';
import { type FileRun, wholeSuite } from '../memory/memory.ts';
import { Refusal } from './refusal.ts';
import type { Grader } from './grader.ts';
import { type Baseline, baselineRun } from './baseline.ts';
import { together } from './reach.ts';
import { shownLines } from './unfit.ts';
import { isAllGreen } from '../evidence/shown.ts';
import { namesOf, shownBy } from './verdict.ts';

/** Each file that is not known runs alone on the original Sparring, which tells the defects that concern it. */
export const learnFiles = async (
  grader: Grader,
  slot: Slot,
  files: readonly string[],
  baseline: Baseline,
  known: readonly FileRun[] = [],
): Promise<readonly FileRun[]> => {
  const limitMs = limitOf(baseline, grader.timeoutMs);
  const runs = [...known];
  const unknown = files.filter((file) => !known.some((one) => one.file === file));
  for (const [at, file] of unknown.entries()) {
    grader.emit({ kind: 'file begins', at: at + 1, of: unknown.length });
    const { run, reach } = await baselineRun(grader, slot, limitMs, [file]);
    if (!isAllGreen(shownBy(run, baseline)))
      throw new Refusal(
        `With --files each file has to be green when it runs alone, and ${file} is red. Leave out --files, or let its pattern name only files of tests that need no other file.`,
        lastLines(run.output, shownLines),
      );
    const tests = [...namesOf(run, 'green'), ...namesOf(run, 'red')];
    const { different, unheard } = together(reach);
    const reached = { different: [...different], unheard: [...unheard], heard: [...reach.heard] };
    runs.push({ file, seconds: run.seconds, tests, ...reached });
  }
  refuseOtherNames(runs, baseline);
  return runs.toSorted((one, other) => files.indexOf(one.file) - files.indexOf(other.file));
};

/** A run is judged by the names of its tests. */
const refuseOtherNames = (runs: readonly FileRun[], { green }: Baseline): void => {
  const alone = new Set(runs.flatMap(({ tests }) => tests));
  const other = [...green].find((name) => !alone.has(name));
  if (other !== undefined)
    throw new Refusal(
      `With --files a test has to have the same name when its file runs alone, and “${other}” has not. Leave out --files.`,
    );
};

/** A suite whose runner has no files to name. */
export const inOneFile = ({ runs, green, leftOut, reach }: Baseline): FileRun => ({
  file: wholeSuite,
  seconds: runs[0]!.seconds,
  tests: [...green, ...leftOut],
  different: [...reach.different],
  unheard: [...reach.unheard],
  heard: [],
});

/** The parts of a suite. */
export interface Parts {
  /** The files that a defect concerns. */
  readonly filesFor: (defect: Planted) => readonly string[];
  readonly partOf: (files: readonly string[]) => Part;
}

export const partsAmong = (all: readonly FileRun[], baseline: Baseline): Parts => {
  const reaches = all.map(({ file, different, unheard }) => ({
    file,
    reach: { different: new Set(different), unheard: new Set(unheard) },
  }));
  const known = new Map<string, Part>();
  const partOf = (files: readonly string[]): Part => {
    const runs = all.filter(({ file }) => files.includes(file));
    if (runs.length === all.length || files.includes(wholeSuite)) return baseline;
    const key = runs.map(({ file }) => file).join('\n');
    const names = new Set(runs.flatMap(({ tests }) => tests));
    const part = known.get(key) ?? {
      files: runs.map(({ file }) => file),
      runs: [{ seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0), isGreen: true }],
      green: new Set([...baseline.green].filter((name) => names.has(name))),
      leftOut: baseline.leftOut,
    };
    known.set(key, part);
    return part;
  };
  return {
    filesFor: (defect) => {
      const files = reaches.filter(({ reach }) => isConcerned(defect, reach));
      // Only the files together have met it: they depend on each other, or on chance.
      return files.length > 0 ? files.map(({ file }) => file) : [wholeSuite];
    },
    partOf,
  };
};
