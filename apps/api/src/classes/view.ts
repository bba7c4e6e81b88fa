import type { ClassView, GroupedCause, MemberRow } from '@sparring/contracts/desk/watch';
import { rows, sql, type Work } from '../database/engine.ts';
import { isLost, sentenceOf } from '@sparring/contracts/desk/sentences';
import { hasProgress } from './has-progress.ts';
import { byNeed, memberRowAt, type WatchedRow, isStuck } from './state.ts';
import { strayGroups } from './stray.ts';
import { listStrays } from './strays.ts';

const isInNeed = (row: MemberRow): boolean =>
  row.cause !== null && (row.state === 'hand' || isStuck(row));

/** The mistakes of members who need help, one entry for each sentence that the teacher can say; the most frequent first. */
const groupedCauses = (members: readonly MemberRow[]): readonly GroupedCause[] => {
  const inNeed = members.filter(isInNeed);
  const groups = Map.groupBy(inNeed, ({ cause }) =>
    isLost(cause!) ? sentenceOf(cause!) : `${cause!.kind} ${cause!.place} ${cause!.pointer}`,
  );
  return [...groups.values()]
    .map((same) => ({
      cause: same[0]!.cause!,
      say: sentenceOf(same[0]!.cause!),
      members: same.map(({ number }) => number).toSorted((one, other) => one - other),
      since: same.map(({ since, last }) => since ?? last!.time).toSorted()[0]!,
    }))
    .toSorted(
      (one, other) =>
        other.members.length - one.members.length || one.since.localeCompare(other.since),
    );
};

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
