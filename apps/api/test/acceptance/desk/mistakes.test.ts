import { isbnOf } from '@sparring/contracts/isbn';
import { expect, test } from 'vitest';
import { firstBook } from '../test-books.ts';
import { memberOfClass } from './test-desk.ts';
import {
  addBook,
  asJson,
  asText,
  classTrying,
  generated,
  logIn,
  sendAll,
  thrice,
  type Tries,
  withToken,
  withVersion,
} from './test-tries.ts';

const sameIsbn = (nth: number) => ({ ...generated(nth), isbn: isbnOf(99) });
const bookOf = (nth: number) => `/books/00000000-0000-4000-8000-00000000000${nth}`;

const mistakes: readonly (readonly [string, Tries, string])[] = [
  [
    'no JSON',
    (nth) => [addBook({ raw: JSON.stringify(generated(nth)), headers: asText })],
    'unsupported-media-type',
  ],
  [
    'broken JSON',
    (nth) => [addBook({ raw: `{"title":${','.repeat(nth)}`, headers: asJson })],
    'malformed-json',
  ],
  [
    'a wrong price',
    (nth) => [addBook({ body: { ...generated(nth), price: -nth } })],
    'invalid-input',
  ],
  [
    'a mistyped field',
    (nth) => [addBook({ body: { ...generated(nth), titel: 'A' } })],
    'invalid-input',
  ],
  ['a wrong limit', (nth) => [['GET', `/books?limit=-${nth}`]], 'invalid-input'],
  [
    'a book that is there',
    (nth) => (nth === 1 ? [3, 2, 1] : [nth]).map((at) => addBook({ body: sameIsbn(at) })),
    'duplicate-isbn',
  ],
  ['a wrong password', () => [logIn('reader')], 'invalid-credentials'],
  ['no token', () => [['GET', '/auth/me']], 'missing-token'],
  ['an old token', () => [withToken('old')], 'invalid-token'],
  ['an old version', (nth) => [withVersion('"old"', { stock: nth })], 'precondition-failed'],
  ['the base twice', (nth) => [['GET', `/v1/practice/books/${nth}`]], 'base-twice'],
  ['a mistyped endpoint', (nth) => [['GET', `/boooks/${nth}`]], 'no-endpoint'],
  ['a mistyped base', (nth) => [['GET', `/../practise/books/${nth}`]], 'no-endpoint'],
  ['a wrong method', (nth) => [['POST', bookOf(nth)]], 'method-not-allowed'],
  [
    'a wrong type',
    (nth) => [['GET', bookOf(nth), { headers: { Accept: 'image/png' } }]],
    'not-acceptable',
  ],
];

test('who makes a usual mistake three times, with whatever data, is listed under it until a success [TEACHER-14]', async () => {
  const { view, row, clients } = await classTrying(mistakes);
  const named = async () =>
    (await view()).causes.flatMap(({ cause, members }) =>
      members.map((number) => `${mistakes[number - 1]![0]}: ${cause.kind}`),
    );
  const expected = mistakes.map(([name, , kind]) => `${name}: ${kind}`);
  await expect.poll(async () => new Set(await named())).toEqual(new Set(expected));
  expect((await row(1)).state).toBe('again');
  await Promise.all(clients.map((one) => one.send('GET', '/books?limit=1')));
  await Promise.all(clients.map((one) => one.send('DELETE', firstBook)));
  await expect.poll(named).toEqual([]);
});

test('who resets before each try is still listed [TEACHER-14]', async () => {
  const { ofClass, member } = await memberOfClass();
  await thrice((nth) =>
    sendAll(member, [
      ['POST', '/workspace/reset'],
      addBook({ body: { ...generated(nth), price: -1 } }),
    ]),
  );
  await expect.poll(async () => (await ofClass.view()).causes).toHaveLength(1);
});

test('who reads a book between two tries with an old ETag is still listed [TEACHER-14]', async () => {
  const { ofClass, member } = await memberOfClass();
  await thrice(() => sendAll(member, [['GET', firstBook], withVersion('"old"', { stock: 1 })]));
  await expect
    .poll(async () => (await ofClass.view()).causes)
    .toMatchObject([{ cause: { kind: 'precondition-failed' }, members: [1] }]);
});

test('all who need one sentence are in one entry [TEACHER-14]', async () => {
  const { view } = await classTrying([
    ['Ada', () => [['GET', '/auth/me']]],
    ['Bo', () => [['GET', '/ping']]],
    ['Cy', () => [['GET', '/auth/me']]],
  ]);
  await expect.poll(async () => (await view()).causes).toMatchObject([{ members: [1, 3] }]);
});

test('who mistypes the base path by a letter hears so, apart from other wrong paths [TEACHER-14]', async () => {
  const { view } = await classTrying([
    ['Ada', () => [['GET', '/../practise/books']]],
    ['Bo', () => [['GET', '/boooks']]],
    ['Cy', () => [['GET', '/../practic']]],
  ]);
  await expect
    .poll(async () => (await view()).causes)
    .toMatchObject([
      { members: [1, 3], say: expect.stringContaining('/v1/practice, with c, and not practise') },
      { members: [2], cause: { kind: 'no-endpoint' } },
    ]);
});

const text = 'any-text-'.repeat(800);

test('the desk has 200 characters of a path, and says which texts a learner has typed [TEACHER-28]', async () => {
  const { view } = await classTrying([
    ['Ada', () => [['GET', `/${text}`]]],
    ['Bo', () => [['POST', `/books/${text}`]]],
    ['Cy', (nth) => [addBook({ body: { ...generated(nth), [text]: 1 } })]],
    ['Di', (nth) => [addBook({ body: { ...generated(nth), price: 'x' } })]],
  ]);
  const { members, causes } = await view();
  expect(members.map(({ last }) => last!.path.length)).toEqual([200, 200, 18, 18]);
  expect(JSON.stringify(causes)).not.toContain(text.slice(0, 210));
  const typed = causes.map(({ cause, members: [number] }) => [
    number,
    [cause.typed, cause.place.slice(0, 20)],
  ]);
  expect(Object.fromEntries(typed)).toEqual({
    1: [true, 'GET /any-text-any-te'],
    2: [false, 'POST /books/{id}'],
    3: [true, 'POST /books'],
    4: [false, 'POST /books'],
  });
});
