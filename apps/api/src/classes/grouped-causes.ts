import { isLost, sentenceOf } from '@sparring/contracts/desk/sentences';
import type { GroupedCause, MemberRow } from '@sparring/contracts/desk/watch';
import { isStuck } from './state.ts';

const isInNeed = (row: MemberRow): boolean =>
  row.cause !== null && (row.state === 'hand' || isStuck(row));

/** The mistakes of members who need help, one entry for each sentence that the teacher can say; the most frequent first. */
export const groupedCauses = (members: readonly MemberRow[]): readonly GroupedCause[] => {
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
