import type { Planted } from '../card/card.ts';
import { lastLines } from '../suite/tail.ts';
import type { Slot } from './slot.ts';
import { isConcerned } from './coverage.ts';
import { limitOf } from './limits.ts';
import type { PartFor } from '../evidence/part.ts';
import { Refusal } from './refusal.ts';
import type { Grader } from './grader.ts';
import { type Baseline, baselineRun } from './baseline.ts';
import { together } from './reach.ts';
import { shownLines } from './unfit.ts';
import { isAllGreen } from '../evidence/shown.ts';
import { namesOf, shownBy } from './verdict.ts';

interface FileRun {
  readonly file: string;
  readonly seconds: number;
  readonly green: readonly string[];
  readonly reach: Baseline['reach'];
}

/** Each file runs alone on the original Sparring, which tells the defects that concern it. */
export const learnParts = async (
  grader: Grader,
  slot: Slot,
  { files, toRun }: { readonly files: readonly string[]; readonly toRun: readonly Planted[] },
  baseline: Baseline,
): Promise<PartFor> => {
  const limitMs = limitOf(baseline, grader.timeoutMs);
  const runs: FileRun[] = [];
  for (const file of files) {
    grader.emit({ kind: 'file begins', at: runs.length + 1, of: files.length });
    const { run, reach } = await baselineRun(grader, slot, limitMs, [file]);
    if (!isAllGreen(shownBy(run, baseline)))
      throw new Refusal(
        `With --files each file has to be green when it runs alone, and ${file} is red. Leave out --files, or let its pattern name only files of tests that need no other file.`,
        lastLines(run.output, shownLines),
      );
    const { seconds } = run;
    runs.push({ file, seconds, green: namesOf(run, 'green'), reach: together(reach) });
  }
  refuseOtherNames(runs, baseline);
  const partFor = partAmong(runs, baseline);
  const counts = toRun.map((defect) => partFor([defect]).files?.length ?? files.length);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  grader.emit({ kind: 'files', files: files.length, mean });
  return partFor;
};

/** A run is judged by the names of its tests. */
const refuseOtherNames = (runs: readonly FileRun[], { green }: Baseline): void => {
  const alone = new Set(runs.flatMap((run) => run.green));
  const other = [...green].find((name) => !alone.has(name));
  if (other !== undefined)
    throw new Refusal(
      `With --files a test has to have the same name when its file runs alone, and “${other}” has not. Leave out --files.`,
    );
};

const partAmong =
  (all: readonly FileRun[], baseline: Baseline): PartFor =>
  (defects) => {
    const concerned = defects.map((one) => all.filter(({ reach }) => isConcerned(one, reach)));
    // Only the files together have met it: they depend on each other, or on chance.
    if (concerned.some((runs) => runs.length === 0)) return baseline;
    const runs = all.filter((run) => concerned.some((some) => some.includes(run)));
    if (runs.length === all.length) return baseline;
    const names = new Set(runs.flatMap(({ green }) => green));
    return {
      files: runs.map(({ file }) => file),
      runs: [{ seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0), isGreen: true }],
      green: new Set([...baseline.green].filter((name) => names.has(name))),
      leftOut: baseline.leftOut,
    };
  };
