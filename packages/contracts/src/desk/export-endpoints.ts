import { csvFormat } from '../book-formats.ts';
import { endpoint } from '../endpoint.ts';
import { reply, textReply } from '../reply.ts';
import { ofClass } from './class.ts';
import { marks, marksQuery, type Marks } from './marks.ts';
import { byTeacher } from './session-endpoints.ts';
import { examplePlan } from './task-endpoints.ts';

const problems = ['not-found', 'too-many-wrong-keys', 'store-unavailable'] as const;
const params = { class: '7' };
const asFile = { 'Content-Disposition': 'The name of the file.' };

const exampleMarks: Marks = {
  class: { id: 7, title: 'Thu 3B' },
  tasks_version: 2,
  plan: examplePlan,
  of: 3,
  tasks: [
    { id: 'hello', title: 'Hello', kind: 'seen', points: 1 },
    { id: 'duplicate', title: 'The same ISBN twice', kind: 'seen', points: 2 },
  ],
  members: [
    {
      number: 3,
      name: 'Łukasz Nowak',
      student_id: 's4711',
      email: null,
      tasks: { hello: 'done', duplicate: 'open' },
      points: 1,
      reported_points: 0,
      hints: 1,
      first_at: '2026-03-02T09:02:11.000Z',
      last_at: '2026-03-02T09:12:40.000Z',
    },
  ],
};

const exampleCsv = [
  'number,name,student_id,email,hello,duplicate,points,of,reported,hints,first_request,last_request',
  '3,Łukasz Nowak,s4711,,1,0,1,3,0,1,2026-03-02T09:02:11.000Z,2026-03-02T09:12:40.000Z',
  '',
].join('\r\n');

const exampleMoodle = [
  'ID number,Sparring: Thu 3B,Feedback',
  's4711,33.33,"1 of 3 points, 1 of 2 tasks"',
  '',
].join('\r\n');

const exampleEvidence = `${JSON.stringify({
  member: 3,
  name: 'Łukasz Nowak',
  student_id: 's4711',
  task: 'hello',
  kind: 'seen',
  at: '2026-03-02T09:02:11.000Z',
  late: false,
  hints: 0,
  requests: [
    {
      id: 1,
      time: '2026-03-02T09:02:11.000Z',
      method: 'GET',
      path: '/v1/practice/ping',
      status: 200,
    },
  ],
  card: null,
  note: null,
})}\n`;

/** What a teacher takes away before a class is deleted. */
export const exportEndpoints = {
  marksAsCsv: endpoint({
    method: 'GET',
    path: '/classes/{class}/marks.csv',
    title: 'Export the marks as CSV',
    description:
      'Returns a row for each member and a column for each planned task: `1`, `0`, `late`, `reported` or `teacher`. UTF-8 with a byte order mark; a text that a spreadsheet would take for a formula begins with an apostrophe.',
    security: byTeacher,
    params: ofClass,
    query: marksQuery,
    replies: {
      200: textReply(csvFormat.contentType, {
        description: 'The marks.',
        headers: asFile,
        example: exampleCsv,
      }),
    },
    problems,
    example: { params },
  }),
  marksForMoodle: endpoint({
    method: 'GET',
    path: '/classes/{class}/moodle.csv',
    title: 'Export the marks for Moodle',
    description:
      'Returns what the import of grades of Moodle reads: the ID number, or the e-mail address if no member has one, the points as a percentage from 0 to 100, and a sentence. `-` is no grade: the member has sent nothing. A member without the number or the address is left out.',
    security: byTeacher,
    params: ofClass,
    replies: {
      200: textReply(csvFormat.contentType, {
        description: 'The percentages.',
        headers: asFile,
        example: exampleMoodle,
      }),
    },
    problems,
    example: { params },
  }),
  marksAsJson: endpoint({
    method: 'GET',
    path: '/classes/{class}/marks.json',
    title: 'Export the marks as JSON',
    description: 'Returns the same as the CSV, with the plan and the version of the tasks.',
    security: byTeacher,
    params: ofClass,
    query: marksQuery,
    replies: { 200: reply(marks, { description: 'The marks.', example: exampleMarks }) },
    problems,
    example: { params },
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/classes/{class}/evidence.ndjson',
    title: 'Export what proves each task',
    description:
      'Returns a line of JSON for each task that a member has done: who, what, when, and the requests, the card or the tick that show it.',
    security: byTeacher,
    params: ofClass,
    replies: {
      200: textReply('application/x-ndjson', {
        description: 'A line for each task that is done.',
        headers: asFile,
        example: exampleEvidence,
      }),
    },
    problems,
    example: { params },
  }),
};
