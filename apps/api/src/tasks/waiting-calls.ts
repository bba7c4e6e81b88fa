import { beginOf, endOf, type Call } from '@sparring/tasks/call';
import { row, rows, sql, type Work } from '../database/engine.ts';
import { lockOwner, placeOf, type Owner } from './progress.ts';
import { watchTasks } from './watch.ts';

/** Another API has appended a request so long after its end, unless the database holds it up. */
export const settledMs = 500;

/** Those whose calls wait: one owner, or all members of a class. */
export type Whose = Owner | { readonly ofClass: number };

const inOrder = (one: Call, other: Call): number =>
  beginOf(one) - beginOf(other) || endOf(one) - endOf(other) || one.id - other.id;

function* watchUntil(owner: Owner, until: number): Work<void> {
  const [column, id] = placeOf(owner);
  const taken = yield* rows<{ call: string }>(
    sql(
      `DELETE FROM waiting_call WHERE ${column} = $1 AND ended_at <= $2 RETURNING call`,
      id,
      until,
    ),
  );
  if (taken.length === 0) return;
  const calls = taken.map(({ call }) => JSON.parse(call) as Call);
  yield* watchTasks(owner, calls.toSorted(inOrder));
}

/** Looks at the calls that have ended until a time, in the order in which they were received. */
export function* watchWaiting(owner: Owner, until: number): Work<void> {
  yield lockOwner(owner);
  yield* watchUntil(owner, until);
}

/**
 * Keeps calls until those of other APIs are there, and looks at the ones for which that holds. By the time of these
 * calls, and not by that of now: what holds up this process can hold up the others, too. The row of the owner is
 * locked by who appends.
 */
export function* watchLater(owner: Owner, calls: readonly Call[]): Work<void> {
  const [column, id] = placeOf(owner);
  const text = `INSERT INTO waiting_call (${column}, ended_at, call) VALUES ($1, $2, $3)`;
  for (const call of calls) yield sql(text, id, endOf(call), JSON.stringify(call));
  yield* watchUntil(owner, Math.min(...calls.map(endOf)) - settledMs);
}

const those = (whose: Whose): readonly [clause: string, id: number] => {
  if ('ofClass' in whose)
    return ['member IN (SELECT id FROM member WHERE class = $1)', whose.ofClass];
  const [column, id] = placeOf(whose);
  return [`${column} = $1`, id];
};

/** When the last of the calls ended that wait; undefined if none does. */
export function* newestWaiting(whose: Whose): Work<number | undefined> {
  const [clause, id] = those(whose);
  const text = `SELECT max(ended_at) AS newest FROM waiting_call WHERE ${clause}`;
  const found = yield* row<{ newest: number | null }>(sql(text, id));
  return found?.newest ?? undefined;
}

/** Who has calls that ended until a time. */
export function* ownersWaiting(whose: Whose, until: number): Work<readonly Owner[]> {
  const [clause, id] = those(whose);
  const text = `SELECT DISTINCT member, workspace FROM waiting_call WHERE ${clause} AND ended_at <= $2`;
  const found = yield* rows<{ member: number | null; workspace: number }>(sql(text, id, until));
  return found.map(({ member, workspace }) => (member === null ? { workspace } : { member }));
}
