import { changeConditions } from '../conditions/change.ts';
import { rows, sql, type Work } from '../database/engine.ts';

/** Moves the end of the recording of all members of a class. */
export function* recordUntil(ofClass: number, now: number, until: number): Work<void> {
  const found = yield* rows<{ name: string }>(
    sql(
      'SELECT name FROM workspace WHERE member IN (SELECT id FROM member WHERE class = $1)',
      ofClass,
    ),
  );
  for (const { name } of found)
    yield* changeConditions(name, (before) => ({
      ...before,
      recording: { since: before.recording?.since ?? now, until },
    }));
}
