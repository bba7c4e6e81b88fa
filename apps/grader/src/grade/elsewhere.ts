import { isFound } from '../card/counts.ts';
import { type Draw, drawn } from '../card/draw.ts';
import type { Job } from '../evidence/job.ts';
import { isAllGreen } from '../evidence/shown.ts';
import type { Baseline } from './baseline.ts';
import type { Grader } from './grader.ts';
import { outcomeOf } from './run-job.ts';
import type { Runs } from './runs.ts';
import type { Selection } from './select.ts';
import type { Slot } from './slot.ts';
import { inInstance } from './way-of-running.ts';

/** A suite that learns what is right in its first run is green with each of them. */
const finds = 3;

/** So many runs come after all others, one of them without a defect. */
export const mostElsewhere = finds + 1;

/** What finds came to where the suite has no memory. */
export interface Elsewhere {
  readonly tried: number;
  /** The ids of those that were green. */
  readonly green: readonly string[];
  /** The tests cannot run there: they are red without a defect. */
  readonly isBroken: boolean;
}

/** One that the suite survives, and that needs neither another way of running nor more time. */
const canBeBeside = (one: Selection['changes'][number]): boolean =>
  one.calm.kind === 'calm' && inInstance([one]).length > 0 && one.id !== 'later';

/** Repeats some finds in a fresh copy of the folder, with a home of its own, beside a harmless change. One run there has no defect. */
export const findElsewhere = async (
  grader: Grader,
  slot: Slot,
  baseline: Baseline,
  { defects, changes, progress }: Pick<Runs, 'defects' | 'changes' | 'progress'>,
  draw: Draw,
): Promise<Elsewhere> => {
  const some = drawn(defects.filter(isFound), finds, draw);
  const change = changes.find(canBeBeside);
  const green: string[] = [];
  let isBroken = false;
  const planned = some.length === 0 ? [] : drawn([undefined, ...some], some.length + 1, draw);
  const emitProgress = (ran: number): void => {
    const [done, of] = [progress.done + ran, progress.done + planned.length];
    grader.emit({ kind: 'runs', ...progress, done, of, secondsLeft: undefined });
  };
  if (!grader.stop.aborted) emitProgress(0);
  for (const [at, defect] of planned.entries()) {
    if (grader.stop.aborted) break;
    const job: Job = {
      id: `elsewhere ${defect?.id ?? ''}`,
      part: baseline,
      isElsewhere: true,
      ...(change && { change }),
      ...(defect && { defect }),
    };
    const { shown } = await outcomeOf(grader, slot, job, baseline);
    if (grader.stop.aborted) break;
    emitProgress(at + 1);
    if (!defect) isBroken = !isAllGreen(shown);
    else if (isAllGreen(shown)) green.push(defect.id);
  }
  return { tried: some.length, green, isBroken };
};

/** Why a card has no score after these runs; one find may be hidden by the harmless change. */
export const forgetsIn = ({ tried, green, isBroken }: Elsewhere): string | undefined =>
  isBroken || green.length < 2
    ? undefined
    : `${green.length} of ${tried} finds were green when they were repeated beside a harmless change and, where the folder of the tests can be copied, in a fresh copy of it: this suite learns in its first run what is right, or asserts nothing when it sees a change.`;
