import { memberKey } from '@sparring/contracts/member-key';
import { expect, test } from 'vitest';
import { kindOf } from './test-desk-at.ts';
import { desk, newClass } from './test-desk.ts';

const names = [
  'Zoé',
  'Bo',
  'Jürgen',
  'Łukasz',
  'María-José',
  '李雷',
  "O'Brien",
  'Nguyễn',
  'Anna',
  'Anna',
  'Dmitri',
  'Ada',
];

test('each name of a class of today gets a key of its own [TEACHER-08]', async () => {
  const { members } = await newClass(names);
  const found = await members();
  expect(found.map(({ name }) => name)).toEqual(names);
  expect(new Set(found.map(({ key }) => key)).size).toBe(12);
  for (const { key } of found) expect(key).toMatch(memberKey);
});

test('the same list again changes nothing [TEACHER-08]', async () => {
  const { paste, members } = await newClass(names);
  const before = await members();
  expect(await paste(names)).toMatchObject({ added: [], kept: 12, renamed: [], missing: [] });
  expect(await members()).toEqual(before);
});

test.each([
  ['Ada\u200B', 'Ada'],
  ['\u202EadA', 'adA'],
  ['A\u200Dda\u2066', 'Ada'],
  ['\uFEFF Ada', 'Ada'],
  [
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
  ],
])('a name has nothing that nobody sees: %j becomes %j [TEACHER-09]', async (sent, name) => {
  const { paste, members, path } = await newClass([sent]);
  expect(await paste([name])).toMatchObject({ added: [], kept: 1 });
  await desk('PATCH', `${path}/members/1`, { name: `${sent}!` });
  expect((await members()).map((one) => one.name)).toEqual([`${name}!`]);
});

test('a name that nobody sees is refused [TEACHER-09]', async () => {
  const { path } = await newClass(['Ada']);
  expect((await desk('PATCH', `${path}/members/1`, { name: '\u200B\u2060' })).status).toBe(400);
  expect((await desk('PUT', `${path}/roster`, { text: 'Bo\n\u200B,s1' })).status).toBe(400);
});

test('who is missing in the list stays a member [TEACHER-08]', async () => {
  const { paste, members } = await newClass(['Ada', 'Bo']);
  expect(await paste(['Bo', 'Cy'])).toMatchObject({
    added: [{ number: 3, name: 'Cy' }],
    kept: 1,
    missing: [{ number: 1, name: 'Ada' }],
  });
  expect((await members()).map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
});

test('the student id tells who has another name now [TEACHER-09]', async () => {
  const { paste, members } = await newClass(['name;student_id', 'Ada;s1', 'Bo;s2']);
  const change = await paste(['student_id;name', 's2;Bo Li', 's1;Ada']);
  expect(change).toMatchObject({ added: [], renamed: [{ number: 2, from: 'Bo', to: 'Bo Li' }] });
  expect((await members()).map(({ name }) => name)).toEqual(['Ada', 'Bo Li']);
});

test('two who have one name are two members, and are named [TEACHER-09]', async () => {
  const { paste } = await newClass([]);
  expect(await paste(['Anna', 'Bo', 'Anna'])).toMatchObject({
    added: [{ number: 1 }, { number: 2 }, { number: 3 }],
    duplicates: [{ name: 'Anna', numbers: [1, 3] }],
  });
});

test.each([
  ['semicolons', ['Ada;s1;ada@school.example']],
  ['tabs', ['Ada\ts1\tada@school.example']],
  ['commas', ['Ada,s1,ada@school.example']],
  ['a byte order mark and a header', ['\uFEFFName;Student ID;E-mail', 'Ada;s1;ada@school.example']],
  [
    'the columns of Moodle',
    ['First name,Last name,ID number,Email address', '"Ada","",s1,ada@school.example'],
  ],
])('reads a table with %s [TEACHER-09]', async (_, lines) => {
  const { members } = await newClass(lines);
  expect(await members()).toMatchObject([
    { name: 'Ada', student_id: 's1', email: 'ada@school.example' },
  ]);
});

test('a comma between names is a part of the name [TEACHER-09]', async () => {
  const { members } = await newClass(['Nowak, Anna', 'Vername, Jan']);
  expect((await members()).map(({ name }) => name)).toEqual(['Nowak, Anna', 'Vername, Jan']);
});

test('a dry run says what would happen, and nothing does [TEACHER-10]', async () => {
  const { paste, members } = await newClass(['Ada']);
  const dry = await paste(['Ada', 'Bo'], '?dry_run=true');
  expect(dry.added).toEqual([{ number: 2, name: 'Bo' }]);
  expect(await members()).toHaveLength(1);
  expect(await paste(['Ada', 'Bo'])).toEqual(dry);
});

test('a class has at most 250 members', async () => {
  const { path, members } = await newClass([]);
  const text = Array.from({ length: 251 }, (_, at) => `Learner ${at}`).join('\n');
  expect(kindOf(await desk('PUT', `${path}/roster`, { text }))).toBe('class-full');
  expect(await members()).toEqual([]);
});

test('a list that cannot be read is refused, and the problem names the line', async () => {
  const { path } = await newClass([]);
  const reply = await desk('PUT', `${path}/roster`, { text: 'name;student_id\nAda;s1\n;s2' });
  expect([reply.status, kindOf(reply)]).toEqual([400, 'invalid-input']);
  expect(reply.body).toMatchObject({ errors: [{ pointer: '/text' }] });
});

test.each([
  ['student id', `Ada;${'1'.repeat(81)}`],
  ['address', `Ada;s1;${'a'.repeat(201)}`],
])('a list with a %s that is too long is refused', async (_, text) => {
  const { path } = await newClass([]);
  expect((await desk('PUT', `${path}/roster`, { text })).status).toBe(400);
});

test('a member who is removed has no number that another gets', async () => {
  const { path, paste, members } = await newClass(['Ada', 'Bo']);
  expect((await desk('DELETE', `${path}/members/2`)).status).toBe(204);
  await paste(['Cy']);
  expect((await members()).map(({ number }) => number)).toEqual([1, 3]);
});
