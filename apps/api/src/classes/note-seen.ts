import { row, sql, type Work } from '../database/engine.ts';
import type { NewRecord } from '../request/new-record.ts';
import { seenAfter, type Seen } from './seen.ts';

/** Keeps what the newest requests say about a member. The first statement locks the row. */
export function* noteSeen(member: number, records: readonly NewRecord[]): Work<void> {
  const found = yield* row<{ seen: string | null }>(
    sql(
      `UPDATE member SET calls = calls + $2, first_at = COALESCE(first_at, $3) WHERE id = $1
       RETURNING seen`,
      member,
      records.length,
      Date.parse(records[0]!.time),
    ),
  );
  if (!found) return;
  const before = found.seen === null ? undefined : (JSON.parse(found.seen) as Seen);
  const after = records.reduce<Seen | undefined>(seenAfter, before);
  yield sql('UPDATE member SET seen = $2 WHERE id = $1', member, JSON.stringify(after));
}
