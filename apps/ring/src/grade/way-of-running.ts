import { isTurned as wasTurned, turningRunners } from '../suite/order.ts';
import type { Run } from '../suite/run.ts';
import type { BoutWish } from './box.ts';
import type { Change } from './changes.ts';
import type { Judged } from './verdict.ts';

type Way = Pick<Change, 'isTwice' | 'zoneAt' | 'isTurned'>;
type WayOfRunning = Pick<BoutWish, 'times' | 'zone' | 'isTurned'>;

/** Whether a change is in how the suite is run, so that its corner is a sound one. */
export const isWayOfRunning = ({ isTwice, zoneAt, isTurned }: Way): boolean =>
  isTwice === true || zoneAt !== undefined || isTurned === true;

/** How the command runs in a bout. */
export const wayOf = ({ isTwice, zoneAt, isTurned }: Way, now: Date): WayOfRunning => ({
  times: isTwice ? 2 : 1,
  ...(zoneAt && { zone: zoneAt(now) }),
  ...(isTurned && { isTurned }),
});

/** A run in the same order as before says nothing about the order. */
export const judgeOrder = (judged: Judged, { tests }: Run, green: ReadonlySet<string>): Judged => {
  if (judged.kind !== 'green' || wasTurned(green, tests?.keys() ?? [])) return judged;
  const reason = `The tests ran in the same order as before: only ${turningRunners} take another one from their environment.`;
  return { kind: 'error', reason };
};
