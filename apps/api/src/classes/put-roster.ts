import { mostMembers } from '@sparring/contracts/desk/class';
import type { RosterChange } from '@sparring/contracts/desk/roster';
import { nobody } from '../request/client-number.ts';
import { row, sql, type Engine, type Work } from '../database/engine.ts';
import { HttpProblem } from '../problem/refusal.ts';
import type { Enrol } from './enrol.ts';
import { newKey } from './keys.ts';
import { changeMember, listMembers } from './member-rows.ts';
import { mergeRoster, type RosterPlan } from './merge-roster.ts';
import type { RosterEntry } from './roster-text.ts';

const full = (wanted: number): HttpProblem =>
  new HttpProblem(
    'class-full',
    `The class would have ${wanted} members, but a class has at most ${mostMembers}. Begin a second class for the others.`,
  );

interface Place {
  readonly ofClass: number;
  readonly isDry: boolean;
  readonly now: number;
}

/** Brings the members of a class in line with a list, and gives the new ones keys. The row of the class is locked. */
export const createPutRoster = (nextVersion: Engine['nextVersion'], enrol: Enrol) => {
  function* add({ added }: RosterPlan, { ofClass, now }: Place, until: number): Work<void> {
    for (const { number, name, student_id, email } of added) {
      const { version: id } = (yield* row<{ version: number }>(sql(nextVersion)))!;
      const key = newKey();
      yield sql(
        'INSERT INTO member (id, class, number, name, student_id, email, key) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        id,
        ofClass,
        number,
        name,
        student_id,
        email,
        key,
      );
      yield* enrol({ name: key, member: id, since: now, until }, () => nobody);
    }
  }

  return function* (place: Place, entries: readonly RosterEntry[]): Work<RosterChange | undefined> {
    const { ofClass, isDry } = place;
    const found = yield* row<{ last: number; until: number }>(
      sql(
        'UPDATE class SET last_number = last_number WHERE id = $1 RETURNING last_number AS last, ends_at AS until',
        ofClass,
      ),
    );
    if (!found) return undefined;
    const members = yield* listMembers(ofClass);
    const plan = mergeRoster(members, entries, found.last);
    const wanted = members.length + plan.added.length;
    if (wanted > mostMembers) throw full(wanted);
    if (isDry) return plan.report;
    for (const { number, ...change } of plan.changed)
      yield* changeMember(members.find((one) => one.number === number)!.id, change);
    yield* add(plan, place, found.until);
    yield sql(
      'UPDATE class SET last_number = last_number + $2 WHERE id = $1',
      ofClass,
      plan.added.length,
    );
    return plan.report;
  };
};
