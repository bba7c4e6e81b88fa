import type { Mark, Marks, MemberMarks } from '@sparring/contracts/desk/marks';
import { taskWith } from '@sparring/tasks/catalog';
import { csvText, type CsvValue } from '../csv/csv-text.ts';
import { proofIn } from './shown-task.ts';
import type { Taught } from './taught.ts';

const cells: Readonly<Record<Mark, string | number>> = {
  open: 0,
  done: 1,
  late: 'late',
  reported: 'reported',
  teacher: 'teacher',
};

const lastColumns = ['points', 'of', 'reported', 'hints', 'first_request', 'last_request'];

/** By it, a spreadsheet recognizes UTF-8. */
const mark = '\uFEFF';

/** A row for each member and a column for each task of the plan. */
export const marksCsv = ({ tasks, members, of }: Marks): string => {
  const ids = tasks.map(({ id }) => id);
  const header = ['number', 'name', 'student_id', 'email', ...ids, ...lastColumns];
  const lines = members.map((member) => [
    member.number,
    member.name,
    member.student_id ?? '',
    member.email ?? '',
    ...ids.map((id) => cells[member.tasks[id] ?? 'open']),
    member.points,
    of,
    member.reported_points,
    member.hints,
    member.first_at ?? '',
    member.last_at ?? '',
  ]);
  return mark + csvText([header, ...lines]);
};

/** It leaves the grade of somebody as it is. */
const noGrade: CsvValue = { plain: '-' };

/** Moodle refuses the whole file if one is higher. A tick of a reported task can give more points than all others. */
const most = 100;

const percent = (points: number, of: number): CsvValue =>
  of === 0 ? noGrade : { plain: Math.min((points / of) * 100, most).toFixed(2) };

const sentence = ({ points, tasks }: MemberMarks, of: number): string => {
  const all = Object.values(tasks);
  const done = all.filter((one) => one !== 'open').length;
  return `${points} of ${of} points, ${done} of ${all.length} tasks`;
};

const isUnseen = ({ last_at, points }: MemberMarks): boolean => last_at === null && points === 0;

/** What the import of grades of Moodle reads: who it is by the ID number, or else by the address. It refuses a row of nobody. */
export const moodleCsv = ({ class: { title }, members, of }: Marks): string => {
  const hasIds = members.some(({ student_id }) => student_id !== null);
  const header = [hasIds ? 'ID number' : 'Email address', `Sparring: ${title}`, 'Feedback'];
  const lines = members.flatMap((member) => {
    const who = hasIds ? member.student_id : member.email;
    if (who === null) return [];
    return isUnseen(member)
      ? [[who, noGrade, '']]
      : [[who, percent(member.points, of), sentence(member, of)]];
  });
  return mark + csvText([header, ...lines]);
};

/** A line for each task that a member has done, whether it is planned or not. */
export const evidenceLines = ({ members, plan }: Taught): string =>
  members
    .flatMap(({ number: member, name, student_id, progress }) =>
      [...progress.values()].flatMap((one) => {
        const proof = proofIn(taskWith(one.task), one, plan);
        const who = { member, name, student_id, task: one.task };
        return proof ? [`${JSON.stringify({ ...who, hints: one.hints, ...proof })}\n`] : [];
      }),
    )
    .join('');
