import { parse } from 'csv-parse/sync';
import type { Marks } from '@sparring/contracts/desk/marks';
import type { TaskProof } from '@sparring/contracts/tasks/task';
import { expect, test } from 'vitest';
import { samples, sentIn } from '../test-lab-facts.ts';
import { type TestClass } from './test-desk-at.ts';
import { desk, deskOrigin, memberWith, newClass, sessionHeaders } from './test-desk.ts';

const roster = [
  'name;student_id;email',
  'Ada Zorn;s1;ada@school.test',
  '=1+1;s2;',
  'Ö "X", Åberg;s3;',
];

const plan = { tasks: ['hello', 'waits', 'calm', 'read-404'] };

const reportWaits = async (key: string) => {
  for (const delay of [0.1, 6]) {
    const body = sentIn(key, 'waits', { ...samples['waits']!.solved, delay });
    await memberWith(key).send('PUT', '/workspace/labs/waits', { body });
  }
};

/** Ada says hello, reports Waits and has a tick for Calm; the second member has sent nothing, the third says hello. */
const taught = async (settings: object = {}): Promise<TestClass> => {
  const ofClass = await newClass(roster);
  await desk('PUT', `${ofClass.path}/plan`, { ...plan, ...settings });
  const [ada, , third] = ofClass.keys;
  for (const key of [ada!, third!]) await memberWith(key).send('GET', '/ping');
  await reportWaits(ada!);
  await desk('PUT', `${ofClass.path}/members/1/tasks/calm`, { note: 'Good.' });
  return ofClass;
};

const marksOf = async ({ path }: TestClass, query = '') =>
  (await desk<Marks>('GET', `${path}/marks.json${query}`)).body;

const rowsOf = async ({ path }: TestClass, file: string): Promise<readonly string[][]> => {
  const { text } = await desk('GET', `${path}/${file}`);
  return parse(text, { bom: true });
};

test('what is late or only reported gives no points [TEACHER-23]', async () => {
  const ofClass = await taught();
  const [ada] = (await marksOf(ofClass, '?order=number')).members;
  expect(ada).toMatchObject({
    tasks: { hello: 'done', waits: 'reported', calm: 'teacher', 'read-404': 'open' },
    points: 6,
    reported_points: 3,
  });
  expect(await marksOf(ofClass)).toMatchObject({ of: 7, tasks_version: 2 });
  const late = { ...plan, counts_until: '2026-01-01T00:00:00Z' };
  await desk('PUT', `${ofClass.path}/plan`, late);
  const [lateAda] = (await marksOf(ofClass, '?order=number')).members;
  expect(lateAda).toMatchObject({ tasks: { hello: 'late', calm: 'teacher' }, points: 5 });
});

test('what is reported gives points if the plan says so [TEACHER-23]', async () => {
  const marks = await marksOf(await taught({ counts_reported: true }), '?order=number');
  expect(marks.of).toBe(10);
  expect(marks.members[0]).toMatchObject({ points: 9, reported_points: 3 });
});

test('the CSV says what the JSON says [TEACHER-24]', async () => {
  const ofClass = await taught();
  const [header, ...rows] = await rowsOf(ofClass, 'marks.csv');
  const about = 'number,name,student_id,email';
  const sums = 'points,of,reported,hints,first_request,last_request';
  expect(header?.join(',')).toBe([about, ...plan.tasks, sums].join(','));
  const { members } = await marksOf(ofClass);
  expect(rows.map(([number]) => Number(number))).toEqual(members.map(({ number }) => number));
  const points = 4 + plan.tasks.length;
  expect(rows.map((row) => Number(row[points]))).toEqual(members.map((member) => member.points));
  const ada = rows.find(([number]) => number === '1')!;
  expect(ada.slice(4, 12)).toEqual(['1', 'reported', 'teacher', '0', '6', '7', '3', '0']);
  expect(Date.parse(ada[12]!)).toBeLessThanOrEqual(Date.parse(ada[13]!));
});

test('sorts by the last word of the name, or by the number [TEACHER-24]', async () => {
  const ofClass = await taught();
  const numbers = async (query: string) =>
    (await marksOf(ofClass, query)).members.map(({ number }) => number);
  expect(await numbers('')).toEqual([2, 3, 1]);
  expect(await numbers('?order=number')).toEqual([1, 2, 3]);
});

/** A text would be without its byte order mark. */
const bytesOf = async (path: string) => {
  const headers = await sessionHeaders();
  const reply = await fetch(`${deskOrigin}/desk/api${path}`, { headers });
  return { headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};

test.each(['marks.csv', 'moodle.csv'])(
  '%s is RFC 4180 with a byte order mark, and without formulas [TEACHER-25]',
  async (file) => {
    const { path } = await taught();
    await desk('PATCH', `${path}/members/3`, { student_id: '@SUM(A1)' });
    await desk('PATCH', `${path}/members/1`, { name: 'A; =1+1', student_id: '＝1+1' });
    const { bytes, headers } = await bytesOf(`${path}/${file}`);
    const text = bytes.toString();
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const cells = parse(text, { bom: true }).flat();
    const parts = cells.flatMap((cell) => cell.split(/;\s*/));
    expect(parts.filter((part) => /^[=+@＝＋－＠\t\r]|^-./.test(part))).toEqual([]);
    expect(cells).toContain("'@SUM(A1)");
    expect(cells).toContain("'＝1+1");
  },
);

test('a name with quotes and commas comes back as it is [TEACHER-25]', async () => {
  const names = (await rowsOf(await taught(), 'marks.csv')).map(([, name]) => name);
  expect(names).toEqual(['name', "'=1+1", 'Ö "X", Åberg', 'Ada Zorn']);
});

test('Moodle gets the percentage of each ID number, or a hyphen [TEACHER-26]', async () => {
  expect(await rowsOf(await taught(), 'moodle.csv')).toEqual([
    ['ID number', 'Sparring: Thu 3B', 'Feedback'],
    ['s2', '-', ''],
    ['s3', '14.29', '1 of 7 points, 1 of 4 tasks'],
    ['s1', '85.71', '6 of 7 points, 3 of 4 tasks'],
  ]);
});

test('without ID numbers Moodle gets the addresses [TEACHER-26]', async () => {
  const ofClass = await newClass(['name;email', 'Ada;ada@school.test', 'Bo;bo@school.test']);
  await desk('PUT', `${ofClass.path}/plan`, { tasks: ['hello'] });
  await memberWith(ofClass.keys[0]!).send('GET', '/ping');
  expect(await rowsOf(ofClass, 'moodle.csv')).toEqual([
    ['Email address', 'Sparring: Thu 3B', 'Feedback'],
    ['ada@school.test', '100.00', '1 of 1 points, 1 of 1 tasks'],
    ['bo@school.test', '-', ''],
  ]);
});

test('Moodle gets no row of nobody, and no more than 100 [TEACHER-26]', async () => {
  const ofClass = await newClass(['name;student_id', 'Ada;s1', 'Bo;']);
  await desk('PUT', `${ofClass.path}/plan`, { tasks: ['hello', 'waits'] });
  await memberWith(ofClass.keys[0]!).send('GET', '/ping');
  await desk('PUT', `${ofClass.path}/members/1/tasks/waits`, { note: null });
  const [, ...rows] = await rowsOf(ofClass, 'moodle.csv');
  expect(rows.map(([id, grade]) => [id, grade])).toEqual([['s1', '100.00']]);
});

test('the evidence has a line for each task that is done, and no export has a key [TEACHER-27]', async () => {
  const { path, keys } = await taught();
  const { text, headers } = await desk('GET', `${path}/evidence.ndjson`);
  expect(headers.get('Content-Type')).toContain('application/x-ndjson');
  const lines = text
    .trimEnd()
    .split('\n')
    .map(
      (one) => JSON.parse(one) as TaskProof & { readonly member: number; readonly task: string },
    );
  const shown = lines.map(({ member, task, kind, requests, note }) =>
    [member, task, kind, requests.length, note].join(' '),
  );
  expect(shown.toSorted()).toEqual([
    '1 calm teacher 0 Good.',
    '1 hello seen 1 ',
    '1 waits reported 2 ',
    '3 hello seen 1 ',
  ]);
  for (const file of ['evidence.ndjson', 'marks.csv', 'marks.json', 'moodle.csv']) {
    const { text: exported } = await desk('GET', `${path}/${file}`);
    for (const key of keys) expect(exported).not.toContain(key);
  }
});
