import { row, sql } from '../database/engine.ts';
import type { AlsoSeen } from '../request/new-record.ts';
import { seenAfter, type Seen } from './seen.ts';

/** Keeps what the newest requests say about a member. The first statement locks the row. */
export const noteSeen: AlsoSeen = function* (member, records) {
  const found = yield* row<{ seen: string | null }>(
    sql(
      'UPDATE member SET calls = calls + $2 WHERE id = $1 RETURNING seen',
      member,
      records.length,
    ),
  );
  if (!found) return;
  const before = found.seen === null ? undefined : (JSON.parse(found.seen) as Seen);
  const after = records.reduce<Seen | undefined>(seenAfter, before);
  yield sql('UPDATE member SET seen = $2 WHERE id = $1', member, JSON.stringify(after));
};
