import { publicWorkspace } from '@sparring/contracts/workspace';
import type { Clock } from '../request/clock.ts';
import { row, rows, sql, type Work } from '../database/engine.ts';
import { noKey, seedWorkspace } from './table.ts';
import type { WorkspaceLimits } from './limits.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Longer than from one sweep to the next: no API ran meanwhile, or the clock has jumped ahead. */
const longestPause = 2 * hour;

const deletedAtOnce = 50;

interface SweepParts {
  readonly limits: Pick<WorkspaceLimits, 'idleDays'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** The work that deletes idle workspaces. */
export const sweepWork = ({ limits, clock }: SweepParts) => {
  const now = () => clock.now().getTime();

  /**
   * Only time in which an API ran is idle time: a pause since the last sweep moves every use towards now, and a
   * clock that was set back leaves no use in the future. The row of the seed holds the time of the last sweep.
   * So no error of the clock deletes workspaces early, and two APIs whose clocks differ by more than the pause delete none.
   */
  function* passOver(): Work<void> {
    const time = now();
    const { last } = (yield* row<{ last: number }>(
      sql(
        'UPDATE workspace SET used_at = used_at WHERE id = $1 RETURNING used_at AS last',
        seedWorkspace,
      ),
    ))!;
    const pause = time - last;
    if (pause > longestPause) yield sql('UPDATE workspace SET used_at = used_at + $1', pause);
    yield sql(
      'UPDATE workspace SET used_at = $1 WHERE used_at > $1 OR id = $2',
      time,
      seedWorkspace,
    );
  }

  /** Deletes a few at a time, so that no request waits long. */
  function* removeSomeIdle(): Work<number> {
    const removed = yield* rows(
      sql(
        `DELETE FROM workspace WHERE id IN (
         SELECT id FROM workspace WHERE used_at < $1 AND name <> $2 AND id <> $3 AND ${noKey} LIMIT ${deletedAtOnce}
       ) RETURNING id`,
        now() - limits.idleDays * day,
        publicWorkspace,
        seedWorkspace,
      ),
    );
    return removed.length;
  }

  return { passOver, removeSomeIdle };
};
