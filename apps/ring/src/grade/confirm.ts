import type { BaselineRun } from '../card/card.ts';
import type { Run } from '../suite/run.ts';
import { InstanceLost, type Slot } from './box.ts';
import type { Ring } from './ring.ts';
import { flaky, namesOf } from './baseline.ts';
import { isBaselineGreen } from './verdict.ts';

const findsAtOnce = 10;

/** Baseline runs between the bouts: what turned red without a test that says so counts after a green one. */
export interface Confirmation {
  readonly await: (id: string) => void;
  readonly isDue: () => boolean;
  readonly run: (slot: Slot) => Promise<void>;
  readonly stateOf: (id: string) => 'confirmed' | 'withdrawn' | 'waiting';
  readonly baselineRuns: () => readonly BaselineRun[];
  /** Tests that were red in one of these runs. */
  readonly flakyTests: () => ReadonlySet<string>;
}

export const createConfirmation = (ring: Ring, seed: number, limitMs: number): Confirmation => {
  let waiting: string[] = [];
  const confirmed = new Set<string>();
  const withdrawn = new Set<string>();
  const runs: Run[] = [];
  const baseline = () => ({ inside: { seed: seed + 2 + runs.length }, limitMs, stop: ring.stop });
  const settle = (ids: readonly string[], run: Run): void => {
    runs.push(run);
    const isGreen = isBaselineGreen(run);
    for (const id of ids) (isGreen ? confirmed : withdrawn).add(id);
    // Two baseline runs were green before these.
    if (runs.filter((one) => !isBaselineGreen(one)).length > 1) throw flaky(runs, 2);
  };
  return {
    await: (id) => waiting.push(id),
    isDue: () => waiting.length >= findsAtOnce,
    run: async (slot) => {
      const ids = waiting;
      waiting = [];
      try {
        const { run } = await slot.box(baseline());
        if (ring.stop.aborted) return;
        settle(ids, run);
      } catch (error) {
        if (!(error instanceof InstanceLost)) throw error;
      }
      if (runs.length > 0 && !isBaselineGreen(runs.at(-1)!)) {
        const { run } = await slot.box(baseline());
        if (!ring.stop.aborted) settle([], run);
      }
    },
    stateOf: (id) =>
      confirmed.has(id) ? 'confirmed' : withdrawn.has(id) ? 'withdrawn' : 'waiting',
    baselineRuns: () =>
      runs.map((run) => ({ seconds: run.seconds, isGreen: isBaselineGreen(run) })),
    flakyTests: () => new Set(runs.flatMap((run) => namesOf(run, 'red'))),
  };
};
