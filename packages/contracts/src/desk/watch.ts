import { z } from 'zod';
import { must } from '../must.ts';
import { cause } from './cause.ts';
import { strayReasons, type StrayReason } from './sentences.ts';

export const memberStates = [
  'hand',
  'lost',
  'again',
  'never',
  'joined',
  'grading',
  'quiet',
  'loop',
  'working',
] as const;
export type MemberState = (typeof memberStates)[number];

/** A member as the desk and the projector show it: without the key. */
export const memberRow = z
  .object({
    number: z.int(),
    name: z.string(),
    state: z
      .enum(memberStates)
      .describe(
        '`hand`: the hand is raised. `lost`: the last request went to no endpoint. `again`: the same mistake came at least three times. `never`: nothing yet. `joined`: no request yet, but the page of the key was opened. `grading`: no request yet, but a card of the grader has something of a task. `quiet`: none for four minutes. `loop`: more than 20 a second for ten seconds.',
      ),
    hand_at: z.iso.datetime().nullable(),
    last: z
      .object({
        time: z.iso.datetime(),
        method: z.string(),
        path: z.string().describe('Without the key, in at most 200 characters.'),
        endpoint: z.string().nullable(),
        status: z.int().nullable(),
        problem: z.string().nullable(),
      })
      .nullable(),
    cause: cause.nullable().describe('The mistake that is not corrected yet.'),
    repeats: z.int().min(0).describe('How often in a row the cause has come.'),
    since: z.iso.datetime().nullable().describe('When the cause came first.'),
    calls: z.int().min(0),
    refused: z.int().min(0).describe('The number of requests with a status of 400 or more.'),
    tool: z.string().nullable().describe('The kind of client of the last request.'),
    done: z.array(z.string()).describe('The ids of the tasks that are done, planned or not.'),
  })
  .meta({ id: 'MemberRow' });
export type MemberRow = z.infer<typeof memberRow>;

/** One thing to say, and to whom. */
export const groupedCause = z
  .object({
    cause,
    say: z.string(),
    members: z.array(z.int()).describe('The numbers of the members who need it.'),
    since: z.iso.datetime().describe('When the first of them met it.'),
  })
  .meta({ id: 'GroupedCause' });
export type GroupedCause = z.infer<typeof groupedCause>;

export const strayGroup = z
  .object({
    reason: z.enum(Object.keys(strayReasons) as [StrayReason, ...StrayReason[]]),
    say: z.string(),
    count: z.int().min(1).describe('The requests of the last 15 minutes.'),
    clients: z.int().min(1).describe('The number of different kinds of clients and addresses.'),
    last: z
      .array(
        z.object({
          time: z.iso.datetime(),
          method: z.string(),
          target: z.string(),
          tool: z.string(),
        }),
      )
      .describe('The last five.'),
  })
  .meta({ id: 'StrayGroup' });
export type StrayGroup = z.infer<typeof strayGroup>;

/** What the desk shows of a class at one moment. */
export const classView = z
  .object({
    members: z.array(memberRow).describe('Those who need somebody first.'),
    causes: z.array(groupedCause).describe('What to say now, the most frequent first.'),
    unknown: z.array(strayGroup).describe('Requests that reached nobody, by their reason.'),
  })
  .meta({ id: 'ClassView' });
export type ClassView = z.infer<typeof classView>;

/** The part of a workspace name behind the key and its hyphen. */
export const workspaceRest = z
  .string()
  .regex(/^[a-z0-9-]{0,54}$/, { error: must('be what follows the key and its hyphen') })
  .default('')
  .describe(
    'Which of the workspaces of the member: what follows the key and its hyphen; empty for the workspace of the key itself.',
  );

export const memberWorkspace = z
  .object({
    rest: z
      .string()
      .describe('What follows the key and its hyphen; empty for the workspace of the key itself.'),
    requests: z.int().min(0).describe('The number of requests in its log.'),
    last_at: z.iso.datetime().nullable().describe('The time of the last of them.'),
  })
  .meta({ id: 'MemberWorkspace' });
export type MemberWorkspace = z.infer<typeof memberWorkspace>;

/** An event has only what has changed: the first has everything. `gone` are the numbers of removed members. */
export const classEvent = classView
  .partial()
  .extend({ gone: z.array(z.int()).optional() })
  .meta({ id: 'ClassEvent' });
export type ClassEvent = z.infer<typeof classEvent>;

const exampleCause = {
  kind: 'unsupported-media-type',
  endpoint: 'addBook',
  place: 'POST /books',
  status: 415,
  pointer: null,
  typed: false,
};

export const exampleView: ClassView = {
  members: [
    {
      number: 3,
      name: 'Łukasz Nowak',
      state: 'again',
      hand_at: null,
      last: {
        time: '2026-03-02T09:12:40.000Z',
        method: 'POST',
        path: '/v1/practice/books',
        endpoint: 'addBook',
        status: 415,
        problem: 'unsupported-media-type',
      },
      cause: exampleCause,
      repeats: 4,
      since: '2026-03-02T09:11:02.000Z',
      calls: 12,
      refused: 5,
      tool: 'Java',
      done: ['hello', 'read-one'],
    },
  ],
  causes: [
    {
      cause: exampleCause,
      say: 'Set the header Content-Type: application/json.',
      members: [3],
      since: '2026-03-02T09:11:02.000Z',
    },
  ],
  unknown: [
    {
      reason: 'no-key',
      say: strayReasons['no-key'],
      count: 3,
      clients: 1,
      last: [
        {
          time: '2026-03-02T09:12:00.000Z',
          method: 'GET',
          target: '/v1/practice/books',
          tool: 'curl',
        },
      ],
    },
  ],
};
