import type { Run } from '../suite/run.ts';
import type { Judged, Known, Shown } from '../evidence/shown.ts';

const fullDisk = /\bENOSPC\b|No space left on device|There is not enough space on the disk/i;

export const isDiskFull = ({ output }: Pick<Run, 'output'>): boolean => fullDisk.test(output);

export const namesOf = (run: Pick<Run, 'tests'>, state: 'green' | 'red'): readonly string[] =>
  [...(run.tests ?? [])].filter(([, result]) => result.state === state).map(([name]) => name);

/** The tests that were green in each run. */
export const greenIn = ([first, ...others]: readonly Run[]): ReadonlySet<string> =>
  new Set(
    (first ? namesOf(first, 'green') : []).filter((name) =>
      others.every(({ tests }) => tests?.get(name)?.state === 'green'),
    ),
  );

export const redIn = (runs: readonly Run[]): ReadonlySet<string> =>
  new Set(runs.flatMap((run) => namesOf(run, 'red')));

/** The command may have failed because of a test that is left out, or have stopped at it. */
const isExplained = (run: Run, { green, leftOut = new Set() }: Known): boolean =>
  namesOf(run, 'red').some((name) => leftOut.has(name)) ||
  (green.size > 0 && [...green].every((name) => run.tests?.has(name)));

export const shownBy = (run: Run, known: Known): Shown => {
  if (run.end === 'not started') return { kind: 'error', reason: run.output };
  if (run.end === 'stopped') return { kind: 'error', reason: 'The run was stopped.' };
  if (run.end === 'late') return { kind: 'late' };
  const red = namesOf(run, 'red').filter((name) => known.green.has(name));
  if (isDiskFull(run) && (run.end === 'red' || red.length > 0))
    return { kind: 'error', reason: 'The disk was full during the run.' };
  const isBroken = run.end === 'red' && red.length === 0 && !isExplained(run, known);
  return { kind: 'ended', red, isBroken };
};

/** What one run says by itself. */
export const judgedAlone = (shown: Shown): Judged => {
  if (shown.kind !== 'ended') return shown;
  return shown.red.length > 0 || shown.isBroken
    ? { kind: 'red', by: shown.red }
    : { kind: 'green' };
};

/** A run on the original Sparring: what was red in it, if anything. */
export const isBaselineGreen = (run: Run): boolean =>
  run.end === 'green' && namesOf(run, 'red').length === 0;
