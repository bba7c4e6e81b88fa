import type { Step, Verdict } from '../card/card.ts';
import type { Run } from '../suite/run.ts';

/** Red without a test that says so: only a baseline run can tell whether it was the defect. */
export interface Unconfirmed {
  readonly kind: 'unconfirmed';
}

export type Judged =
  | { readonly kind: 'green' }
  | { readonly kind: 'red'; readonly by: readonly string[] }
  | { readonly kind: 'late' }
  | { readonly kind: 'error'; readonly reason: string }
  | Unconfirmed;

const fullDisk = /\bENOSPC\b|No space left on device|There is not enough space on the disk/i;

export const isDiskFull = ({ output }: Pick<Run, 'output'>): boolean => fullDisk.test(output);

/** The names of the red tests that were green before. */
const newlyRed = (run: Run, green: ReadonlySet<string>): readonly string[] =>
  [...(run.tests ?? [])]
    .filter(([name, { state }]) => state === 'red' && green.has(name))
    .map(([name]) => name);

/** What one run says, given the tests that were green in every baseline run (none: the runner names no tests). */
export const judge = (run: Run, green: ReadonlySet<string>): Judged => {
  if (run.end === 'not started') return { kind: 'error', reason: run.output };
  if (run.end === 'stopped') return { kind: 'error', reason: 'The run was stopped.' };
  if (run.end === 'late') return { kind: 'late' };
  const by = newlyRed(run, green);
  if (isDiskFull(run) && (run.end === 'red' || by.length > 0))
    return { kind: 'error', reason: 'The disk was full during the run.' };
  if (by.length > 0) return { kind: 'red', by };
  if (run.end === 'green') return { kind: 'green' };
  const isComplete = green.size > 0 && [...green].every((name) => run.tests?.has(name));
  if (isComplete)
    return {
      kind: 'error',
      reason: 'The command failed, but every test that is green on the sound Sparring was green.',
    };
  return { kind: 'unconfirmed' };
};

/** A run on the original Sparring: what was red in it, if anything. */
export const isBaselineGreen = (run: Run): boolean =>
  run.end === 'green' && ![...(run.tests?.values() ?? [])].some(({ state }) => state === 'red');

export const missed = (step: Step): Verdict => ({
  kind: 'missed',
  step,
});
