import type { ClassView } from '@sparring/contracts/desk/watch';
import { rows, sql, type Work } from '../database/engine.ts';
import { groupedCauses } from './grouped-causes.ts';
import { hasProgress } from './has-progress.ts';
import { byNeed, memberRowAt, type WatchedRow } from './state.ts';
import { strayGroups } from './stray.ts';
import { listStrays } from './strays.ts';

/** What the desk shows of a class at a time. */
export function* viewOf(ofClass: number, now: number): Work<ClassView> {
  const found = yield* rows<WatchedRow>(
    sql(
      `SELECT number, name, hand_at, calls, seen, done, first_at,
         CASE WHEN seen IS NULL AND ${hasProgress} THEN 1 ELSE 0 END AS graded
       FROM member WHERE class = $1`,
      ofClass,
    ),
  );
  const members = found.map((row) => memberRowAt(row, now)).toSorted(byNeed);
  const unknown = strayGroups(yield* listStrays(now));
  return { members, causes: [...groupedCauses(members)], unknown: [...unknown] };
}
