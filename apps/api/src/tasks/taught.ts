import type { Plan } from '@sparring/contracts/desk/marks';
import type { TaskId } from '@sparring/contracts/tasks/task-ids';
import { row, rows, sql, type Work } from '../database/engine.ts';
import { planIn } from './plan.ts';
import type { Progress } from './progress.ts';

interface MemberRow {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly student_id: string | null;
  readonly email: string | null;
  readonly first_at: number | null;
  readonly seen: string | null;
}

interface Found {
  readonly id: number;
  readonly title: string;
  readonly plan: string;
  readonly members: readonly MemberRow[];
  readonly progress: readonly (Progress & { readonly member: number })[];
}

/** A member with everything that was noted. */
export interface TaughtMember extends Omit<MemberRow, 'id' | 'seen'> {
  readonly last_at: string | null;
  readonly progress: ReadonlyMap<TaskId, Progress>;
}

/** A class, its members and what they have done. */
export interface Taught {
  readonly id: number;
  readonly title: string;
  readonly plan: Plan;
  readonly members: readonly TaughtMember[];
}

export function* findTaught(ofClass: number): Work<Found | undefined> {
  const found = yield* row<Pick<Found, 'id' | 'title' | 'plan'>>(
    sql('SELECT id, title, plan FROM class WHERE id = $1', ofClass),
  );
  if (!found) return undefined;
  const members = yield* rows<MemberRow>(
    sql(
      'SELECT id, number, name, student_id, email, first_at, seen FROM member WHERE class = $1 ORDER BY number',
      ofClass,
    ),
  );
  const progress = yield* rows<Found['progress'][number]>(
    sql(
      `SELECT member, task, state, hints, done_at, proof, ticked_at, note FROM task_progress
       WHERE member IN (SELECT id FROM member WHERE class = $1)`,
      ofClass,
    ),
  );
  return { ...found, members, progress };
}

const lastIn = (seen: string | null): string | null =>
  seen === null ? null : (JSON.parse(seen) as { last: { time: string } }).last.time;

export const taughtIn = ({ id, title, plan, members, progress }: Found): Taught => {
  const byMember = Map.groupBy(progress, ({ member }) => member);
  return {
    id,
    title,
    plan: planIn(plan),
    members: members.map(({ id: member, seen, ...shown }) => ({
      ...shown,
      last_at: lastIn(seen),
      progress: new Map((byMember.get(member) ?? []).map((one) => [one.task, one])),
    })),
  };
};
