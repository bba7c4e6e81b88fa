import { z } from 'zod';
import { must } from '../must.ts';
import { pathIds, taskIds } from './task-ids.ts';

/** What can prove that a task is done. */
export const evidenceKinds = ['seen', 'graded', 'reported'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

const evidenceText =
  '`seen`: the API has answered these requests. `graded`: the grader has graded a suite. `reported`: the page of a lab has said so.';

export const taskId = z.enum(taskIds, { error: must('be the id of a task') });
export const pathId = z.enum(pathIds, { error: must(`be one of ${pathIds.join(', ')}`) });

const requestOfTask = z
  .object({
    id: z.int().describe('The number of the request in the log.'),
    time: z.iso.datetime(),
    method: z.string(),
    path: z.string().describe('Without the name of the workspace, with masked secrets.'),
    status: z.int().nullable(),
  })
  .meta({ id: 'TaskRequest' });
export type TaskRequest = z.infer<typeof requestOfTask>;

const step = z
  .object({
    say: z.string().describe('What has to be seen.'),
    done: z.boolean(),
    request: requestOfTask.nullable().describe('The request that shows it, while it is known.'),
  })
  .meta({ id: 'TaskStep' });
export type TaskStep = z.infer<typeof step>;

const proofOfTask = z
  .object({
    at: z.iso.datetime().describe('When it was done.'),
    kind: z.enum([...evidenceKinds, 'teacher']).describe(`${evidenceText} \`teacher\`: a tick.`),
    late: z.boolean().describe('Whether it was done after `counts_until`.'),
    requests: z.array(requestOfTask).describe('The requests that show it. They outlive the log.'),
    card: z.string().nullable().describe('The id of the card of the grader that shows it.'),
    note: z.string().nullable().describe('What the teacher wrote beside the tick.'),
  })
  .meta({ id: 'TaskProof' });
export type TaskProof = z.infer<typeof proofOfTask>;

/** What a task asks, the same for everybody. */
export const taskText = z.object({
  id: z.string(),
  path: pathId,
  title: z.string(),
  text: z.string().describe('What to do. `Code` stands between backticks.'),
  kind: z.enum(evidenceKinds).describe(evidenceText),
  points: z.int().min(1),
  minutes: z.int().min(1).describe('About how long it takes.'),
  rules: z.array(z.string()).describe('The rules of the rule book that it is about.'),
  syllabus: z
    .object({ ctfl: z.array(z.int()), tae: z.array(z.int()) })
    .describe('The chapters of CTFL 4.0 and of CTAL-TAE 2.0.'),
});

export const task = taskText
  .extend({
    planned: z.boolean().describe('Whether the class does it. Outside of a class, `false`.'),
    state: z.enum(['open', 'started', 'done']),
    steps: z
      .array(step)
      .describe('What has to be seen, in its order: what was seen so far, and what is missing.'),
    hints: z.object({
      given: z.array(z.string()).describe('The hints that were asked for.'),
      left: z.int().min(0).describe('How many more there are.'),
    }),
    proof: proofOfTask.nullable(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof task>;

export const taskList = z
  .object({
    class_title: z
      .string()
      .nullable()
      .describe('The title of the class; `null` outside of a class.'),
    counts_until: z.iso
      .datetime()
      .nullable()
      .describe('A task that is done later is late and gives no points. `null`: none is late.'),
    plan: z
      .array(z.string())
      .describe('The ids of the tasks that the class does, in its order; empty without a plan.'),
    reads_cards: z
      .boolean()
      .describe('Whether this API reads the cards of a grader; otherwise no task is graded.'),
    paths: z
      .array(
        z
          .object({ id: pathId, title: z.string(), tasks: z.int().min(1), done: z.int().min(0) })
          .meta({ id: 'TaskPath' }),
      )
      .describe('Every path, whatever the query asks for.'),
    tasks: z.array(task),
  })
  .meta({ id: 'TaskList' });
export type TaskList = z.infer<typeof taskList>;

export const exampleTask: Task = {
  id: 'duplicate',
  path: 'api-basics',
  title: 'The same ISBN twice',
  text: 'Add a book. Then add another one with the same ISBN, and see it refused.',
  kind: 'seen',
  points: 2,
  minutes: 6,
  rules: ['BOOK-03'],
  syllabus: { ctfl: [4], tae: [4] },
  planned: true,
  state: 'started',
  steps: [
    {
      say: '`POST /books` gets 201.',
      done: true,
      request: {
        id: 57,
        time: '2026-03-02T09:12:40.000Z',
        method: 'POST',
        path: '/v1/practice/books',
        status: 201,
      },
    },
    { say: 'Another book with its ISBN gets 409.', done: false, request: null },
  ],
  hints: { given: ['Which field of a book must no other book have?'], left: 2 },
  proof: null,
};
