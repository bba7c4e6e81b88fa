import { endingOf } from '../suite/tail.ts';
import { type RunOptions, InstanceLost, type Slot } from './slot.ts';
import type { Outcome } from '../evidence/outcome.ts';
import type { Known } from '../evidence/shown.ts';
import { isBaselineGreen, namesOf, shownBy } from './verdict.ts';

/** A run and what came of it. A lost instance is an error of this run and of no other. */
export const tried = async (slot: Slot, options: RunOptions, known: Known): Promise<Outcome> => {
  const began = performance.now();
  try {
    const { run } = await slot.run(options);
    return {
      shown: shownBy(run, known),
      isGreen: isBaselineGreen(run),
      seconds: run.seconds,
      output: endingOf(run.output),
      order: [...(run.tests?.keys() ?? [])],
      green: namesOf(run, 'green'),
    };
  } catch (error) {
    if (!(error instanceof InstanceLost)) throw error;
    const seconds = (performance.now() - began) / 1000;
    const shown = { kind: 'error', reason: error.message } as const;
    return { shown, isGreen: false, seconds, output: '', order: [], green: [] };
  }
};

/** A busy machine delays one run: only what is late twice is late because of what is in the instance. */
export const runOnce = async (slot: Slot, options: RunOptions, known: Known): Promise<Outcome> => {
  const first = await tried(slot, options, known);
  const isLate = first.shown.kind === 'late' && !options.stop.aborted;
  return isLate ? tried(slot, options, known) : first;
};
