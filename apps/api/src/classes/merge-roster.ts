import type { Member, RosterChange } from '@sparring/contracts/desk/roster';
import type { RosterEntry } from './roster-text.ts';

type Known = Pick<Member, 'number' | 'name' | 'student_id' | 'email'>;

/** What a list changes in a class. */
export interface RosterPlan {
  readonly added: readonly (RosterEntry & { readonly number: number })[];
  /** Members with what the list says about them now. */
  readonly changed: readonly Known[];
  readonly report: RosterChange;
}

const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** A member is known by the student id, otherwise by the name; each stands for one line. */
const memberFor = (
  { name, student_id }: RosterEntry,
  free: ReadonlySet<Known>,
): Known | undefined => {
  const known = [...free];
  return (
    known.find((one) => student_id !== null && one.student_id === student_id) ??
    known.find(
      (one) => isSameName(one.name, name) && (one.student_id === null || student_id === null),
    )
  );
};

const sharedNames = (all: readonly Pick<Known, 'number' | 'name'>[]): RosterChange['duplicates'] =>
  [...Map.groupBy(all, ({ name }) => name.toLowerCase()).values()]
    .filter(({ length }) => length > 1)
    .map((same) => ({ name: same[0]!.name, numbers: same.map(({ number }) => number) }));

const named = ({ number, name }: Pick<Known, 'number' | 'name'>) => ({ number, name });

/** Compares a list with the members. `last` is the highest number that was ever given. */
export const mergeRoster = (
  members: readonly Known[],
  entries: readonly RosterEntry[],
  last: number,
): RosterPlan => {
  const free = new Set(members);
  /* Those with an id choose first, so that a name alone does not take the member of another. */
  const ordered = entries.toSorted(
    (one, other) => Number(one.student_id === null) - Number(other.student_id === null),
  );
  const matches = new Map(
    ordered.map((entry) => {
      const found = memberFor(entry, free);
      if (found) free.delete(found);
      return [entry, found] as const;
    }),
  );
  const added = entries
    .filter((entry) => !matches.get(entry))
    .map((entry, at) => ({ ...entry, number: last + at + 1 }));
  const kept = entries.flatMap((entry) => {
    const before = matches.get(entry);
    return before ? [{ before, entry }] : [];
  });
  const changed = kept
    .map(({ before, entry }) => ({
      before,
      after: {
        number: before.number,
        name: entry.name,
        student_id: entry.student_id ?? before.student_id,
        email: entry.email ?? before.email,
      },
    }))
    .filter(
      ({ before, after }) =>
        before.name !== after.name ||
        before.student_id !== after.student_id ||
        before.email !== after.email,
    );
  const everybody = [
    ...members.map((one) => changed.find(({ before }) => before === one)?.after ?? one),
    ...added,
  ];
  return {
    added,
    changed: changed.map(({ after }) => after),
    report: {
      added: added.map(named),
      kept: kept.length,
      renamed: changed
        .filter(({ before, after }) => before.name !== after.name)
        .map(({ before, after }) => ({ number: after.number, from: before.name, to: after.name })),
      missing: members.filter((one) => free.has(one)).map(named),
      duplicates: sharedNames(everybody),
    },
  };
};
