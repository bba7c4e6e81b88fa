import type { Mark, Marks, MemberMarks, marksQuery } from '@sparring/contracts/desk/marks';
import { taskWith, tasksVersion, type TaskOf } from '@sparring/tasks/catalog';
import type { z } from 'zod';
import type { Taught, TaughtMember } from './taught.ts';
import { proofIn } from './shown-task.ts';

type Order = z.output<typeof marksQuery>['order'];

const markOf = (task: TaskOf, member: TaughtMember, plan: Taught['plan']): Mark => {
  const proof = proofIn(task, member.progress.get(task.id), plan);
  if (!proof) return 'open';
  if (proof.kind === 'teacher') return 'teacher';
  if (proof.late) return 'late';
  return proof.kind === 'reported' ? 'reported' : 'done';
};

const pointsOf = (tasks: readonly TaskOf[]): number =>
  tasks.reduce((sum, { points }) => sum + points, 0);

const counts = (mark: Mark, { counts_reported }: Taught['plan']): boolean =>
  mark === 'done' || mark === 'teacher' || (mark === 'reported' && counts_reported);

const marksOfMember = (member: TaughtMember, plan: Taught['plan']): MemberMarks => {
  const tasks = plan.tasks.map(taskWith);
  const marks = new Map(tasks.map((task) => [task.id, markOf(task, member, plan)]));
  const { number, name, student_id, email, first_at, last_at, progress } = member;
  return {
    number,
    name,
    student_id,
    email,
    tasks: Object.fromEntries(marks),
    points: pointsOf(tasks.filter(({ id }) => counts(marks.get(id)!, plan))),
    reported_points: pointsOf(tasks.filter(({ id }) => marks.get(id) === 'reported')),
    hints: tasks.reduce((sum, { id }) => sum + (progress.get(id)?.hints ?? 0), 0),
    first_at: first_at === null ? null : new Date(first_at).toISOString(),
    last_at,
  };
};

const lastWord = (name: string): string => name.trim().split(/\s+/u).at(-1)!;

const byName = new Intl.Collator('en', { sensitivity: 'base' });

const inOrder: Record<Order, (one: MemberMarks, other: MemberMarks) => number> = {
  number: (one, other) => one.number - other.number,
  name: (one, other) =>
    byName.compare(lastWord(one.name), lastWord(other.name)) ||
    byName.compare(one.name, other.name) ||
    one.number - other.number,
};

/** The marks of a class. A reported task is none of the points that somebody can have unless it counts. */
export const marksOf = ({ id, title, plan, members }: Taught, order: Order): Marks => {
  const tasks = plan.tasks.map(taskWith);
  const counted = tasks.filter(({ kind }) => plan.counts_reported || kind !== 'reported');
  return {
    class: { id, title },
    tasks_version: tasksVersion,
    plan,
    of: pointsOf(counted),
    tasks: tasks.map(({ id: task, title: named, kind, points }) => ({
      id: task,
      title: named,
      kind,
      points,
    })),
    members: members.map((member) => marksOfMember(member, plan)).toSorted(inOrder[order]),
  };
};
