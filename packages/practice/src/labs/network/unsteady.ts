import type { Chance } from '../../chance.ts';
import { type Judged, solved, unsolved } from '../../judged.ts';

/** The request that ?level=2 adds. */
export const unsteady = { name: 'unsteady', title: 'Unsteady', item: 9 } as const;

/** How many of its requests fail before one succeeds. */
export const drawFailures = (chance: Chance): number => 1 + chance.integer(4);

export const inTimes = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** It has to be sent until it succeeds, and not once more: a retry that goes on hides how often it failed. */
export const unsteadyVerdictOf = (asked: number, failures: number): Judged => {
  if (asked <= failures)
    return unsolved(
      `Not complete: Unsteady was asked ${inTimes(asked)}, and the API has not returned a product yet.`,
    );
  if (asked > failures + 1)
    return unsolved(
      `Asked too often: Unsteady was asked ${inTimes(asked)}, and had succeeded before.`,
    );
  return solved(`all nine requests have ended, Unsteady after it was asked ${inTimes(asked)}.`);
};
