import { isTurned as wasTurned, turningRunners } from '../suite/order.ts';
import type { RunOptions } from './slot.ts';
import type { Change } from '../book/changes.ts';
import type { Outcome } from '../evidence/outcome.ts';
import { isAllGreen, type Shown } from '../evidence/shown.ts';

type Way = Pick<Change, 'isTwice' | 'zoneAt' | 'isTurned'>;
type WayOfRunning = Pick<RunOptions, 'times' | 'zone' | 'isTurned'>;

/** The changes of the instance itself. The others are in how the suite is run. */
export const inInstance = (changes: readonly Change[]): readonly string[] =>
  changes
    .filter(({ isTwice, zoneAt, isTurned }) => !isTwice && !zoneAt && !isTurned)
    .map(({ id }) => id);

/** How the command runs. */
export const wayOf = (changes: readonly Way[], now: Date): WayOfRunning => {
  const zone = changes.find(({ zoneAt }) => zoneAt)?.zoneAt?.(now);
  return {
    times: changes.some(({ isTwice }) => isTwice) ? 2 : 1,
    ...(zone !== undefined && { zone }),
    ...(changes.some(({ isTurned }) => isTurned) && { isTurned: true }),
  };
};

/** A run in the same order as before says nothing about the order. */
export const shownInOrder = (
  { shown, order }: Pick<Outcome, 'shown' | 'order'>,
  green: ReadonlySet<string>,
): Shown => {
  if (!isAllGreen(shown) || wasTurned(green, order)) return shown;
  const reason = `The tests ran in the same order as before: only ${turningRunners} take another one from their environment.`;
  return { kind: 'error', reason };
};
