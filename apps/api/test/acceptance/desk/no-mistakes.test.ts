import { expect, test } from 'vitest';
import { deskOrigin, memberOfClass } from './test-desk.ts';
import {
  addBook,
  asText,
  classTrying,
  generated,
  logIn,
  thrice,
  type Tries,
  withToken,
  withVersion,
} from './test-tries.ts';

/** A test of refusals that is run again and again. */
const healthy: readonly (readonly [string, Tries])[] = [
  ['another wrong token each time', (nth) => [withToken(`wrong-${nth}`)]],
  ['another old ETag each time', (nth) => [withVersion(`"old-${nth}"`, { stock: 1 })]],
  ['other wrong credentials', (nth) => [logIn(`nobody-${nth}`)]],
  ['one invalid body', () => [addBook({ body: { ...generated(1), price: -1 } })]],
  ['one invalid query', () => [['GET', '/books?limit=0']]],
  [
    'one field in three ways',
    () => [-1, 'x', null].map((price) => addBook({ body: { ...generated(1), price } })),
  ],
  [
    'other types each time',
    (nth) => [addBook({ raw: '{}', headers: { 'Content-Type': `text/x-${nth}` } })],
  ],
  [
    'another type that nobody has',
    (nth) => [['GET', '/books', { headers: { Accept: `image/x-${nth}` } }]],
  ],
  [
    'a table of refusals',
    () => [
      ...[{ price: -1 }, { price: 'x' }, { stock: -1 }, {}].map((body) => addBook({ body })),
      addBook({ raw: '{}', headers: asText }),
      ['GET', '/books/none'],
    ],
  ],
];

test('a test of refusals that runs three times is no mistake [TEACHER-15]', async () => {
  const { view } = await classTrying(healthy);
  const { members, causes } = await view();
  expect(members.filter(({ state }) => state !== 'working').map(({ name }) => name)).toEqual([]);
  expect(causes).toEqual([]);
});

test('a client that repeats by itself is no mistake [TEACHER-15]', async () => {
  const { ofClass, member } = await memberOfClass();
  for (let at = 0; at < 4; at += 1) await member.send('GET', '/auth/me');
  await expect.poll(async () => (await ofClass.row(1)).repeats).toBe(4);
  expect((await ofClass.view()).causes).toEqual([]);
});

test('who gives up a scripted fault three times makes no mistake [TEACHER-15]', async () => {
  const { ofClass, member } = await memberOfClass();
  const rules = [{ method: 'GET', path: '/books', outcomes: [{ kind: 'hang' }], share: 1 }];
  await member.send('PUT', '/workspace/faults', { body: { rules } });
  await thrice(() => {
    const signal = AbortSignal.timeout(100);
    return fetch(`${deskOrigin}/w/${member.name}/v1/practice/books`, { signal }).catch(() => {});
  });
  await expect.poll(async () => (await ofClass.row(1)).calls).toBe(4);
  expect((await ofClass.view()).causes).toEqual([]);
});
