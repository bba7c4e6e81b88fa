import { z } from 'zod';
import { must } from '../must.ts';
import { prose } from '../text.ts';
import { evidenceKinds, taskId, taskText } from '../tasks/task.ts';
import { taskIds } from '../tasks/task-ids.ts';

export const plan = z
  .strictObject({
    tasks: z
      .array(taskId)
      .max(taskIds.length, { error: must('have each task once') })
      .refine((ids) => new Set(ids).size === ids.length, { error: 'must have each task once' })
      .describe('The tasks of the class, in their order. None: the class has no marks.'),
    counts_until: z.iso
      .datetime({ offset: true, error: must('be null, or a time with its zone') })
      .nullable()
      .default(null)
      .describe('A task that is done later is late and gives no points. `null`: none is late.'),
    counts_reported: z
      .boolean({ error: must('be true or false') })
      .default(false)
      .describe(
        'Whether what a page has reported gives points. Anybody can report it with one request.',
      ),
  })
  .meta({ id: 'TaskPlan' });
export type Plan = z.output<typeof plan>;

export const taskCount = taskText
  .extend({
    planned: z.boolean(),
    started: z.int().min(0).describe('The number of members who have begun, and are not done.'),
    done: z.int().min(0).describe('The number of members who have done it, also late.'),
    late: z.int().min(0).describe('How many of them were late.'),
  })
  .meta({ id: 'TaskCount' });
export type TaskCount = z.infer<typeof taskCount>;

export const tick = z
  .strictObject({
    note: prose(280)
      .nullable()
      .default(null)
      .describe('Why the teacher counts it. The member sees it, and so do the exports.'),
  })
  .meta({ id: 'TeacherTick' });

/** What a cell of the marks says. */
export const markKinds = ['open', 'done', 'late', 'reported', 'teacher'] as const;
export type Mark = (typeof markKinds)[number];

export const memberMarks = z
  .object({
    number: z.int(),
    name: z.string(),
    student_id: z.string().nullable(),
    email: z.string().nullable(),
    tasks: z
      .record(z.string(), z.enum(markKinds))
      .describe(
        'Each planned task: `done` is seen or graded in time, `reported` is only reported, `teacher` is a tick.',
      ),
    points: z.int().min(0).describe('The points that count.'),
    reported_points: z
      .int()
      .min(0)
      .describe('The points of what is only reported, whether they count or not.'),
    hints: z.int().min(0).describe('The hints taken for planned tasks.'),
    first_at: z.iso
      .datetime()
      .nullable()
      .describe('The first request, or when the page of the key was opened.'),
    last_at: z.iso.datetime().nullable().describe('The last request.'),
  })
  .meta({ id: 'MemberMarks' });
export type MemberMarks = z.infer<typeof memberMarks>;

export const marks = z
  .object({
    class: z.object({ id: z.int(), title: z.string() }),
    tasks_version: z.int().describe('Grows when a task asks for something else.'),
    plan,
    of: z.int().min(0).describe('The most points that somebody can have.'),
    tasks: z.array(
      z.object({ id: z.string(), title: z.string(), kind: z.enum(evidenceKinds), points: z.int() }),
    ),
    members: z.array(memberMarks),
  })
  .meta({ id: 'Marks' });
export type Marks = z.infer<typeof marks>;

export const marksQuery = z.strictObject({
  order: z
    .enum(['name', 'number'], { error: must('be name or number') })
    .default('name')
    .describe('`name` sorts by the last word of the name.'),
});
