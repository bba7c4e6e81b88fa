import { expect, test } from 'vitest';
import { lostAnswer } from '../paths/lost-answer.ts';
import { ownTimeout, retriesAfter503, slowsDown } from '../paths/waiting.ts';
import { isDoneBy, testCall } from '../test-call.ts';
import { tidy } from './tidy.ts';
import { twice } from './twice.ts';

const run = (at: number) =>
  ['/a', '/b', '/c'].map((path, place) => testCall({ at: at + place, path }));

test.each([
  [100, true],
  [119, true],
  [121, false],
])('a run that comes again after %i seconds is the same: %s', (seconds, isDone) => {
  expect(isDoneBy(twice(['', '']), [...run(0), ...run(seconds - 2)])).toBe(isDone);
});

const path = (id: string) => `/v1/practice/books/00000000-0000-4000-8000-0000000000${id}`;

const withId = (at: number, id: string, status = 200) => [
  ...run(at).slice(0, 2),
  testCall({ at: at + 2, path: path(id), status }),
];

test('a run is alike whatever the ids of its records are, and not with other statuses', () => {
  expect(isDoneBy(twice(['', '']), [...withId(0, '01'), ...withId(5, '02')])).toBe(true);
  expect(isDoneBy(twice(['', '']), [...withId(0, '01'), ...withId(5, '02', 404)])).toBe(false);
});

const added = (at: number, id: string, got = {}) =>
  testCall({ at, method: 'POST', endpoint: 'addBook', status: 201, answerBody: { id }, got });
const again = { 'Idempotency-Replayed': 'true' };
const deleted = (at: number, id: string) =>
  testCall({ at, method: 'DELETE', endpoint: 'deleteBook', path: `/v1/practice/books/${id}` });
const reset = (at: number, workspace = 1) =>
  testCall({ at, method: 'POST', endpoint: 'resetWorkspace', workspace });

test.each([
  ['each is deleted', [added(0, 'a'), added(1, 'b'), deleted(2, 'a'), deleted(3, 'b')], true],
  ['the workspace is reset', [added(0, 'a'), added(1, 'b'), reset(2)], true],
  ['another workspace is reset', [added(0, 'a'), added(1, 'b'), reset(2, 2)], false],
  ['a minute passes before', [added(0, 'a'), added(1, 'b'), reset(62)], false],
  ['each test adds one and resets', [added(0, 'a'), reset(1), added(2, 'b'), reset(3)], true],
  [
    'one is added, and its answer is repeated',
    [added(0, 'a'), added(1, 'a', again), deleted(2, 'a')],
    false,
  ],
  ['one is left of an earlier run', [added(0, 'a'), added(90, 'b'), deleted(91, 'b')], false],
] as const)('two books are tidied up when %s', (_when, calls, isDone) => {
  expect(isDoneBy(tidy(['', '']), calls)).toBe(isDone);
});

const refused = {
  status: 503,
  problem: 'scripted-fault',
  got: { 'Retry-After': '2', Date: 'Fri, 02 Mar 2029 09:00:10 GMT' },
};
const move = (sentBody: object) =>
  testCall({
    method: 'PATCH',
    path: '/v1/practice/workspace',
    endpoint: 'changeWorkspace',
    sentBody,
  });
const soon = testCall({ at: 0.1, got: { Date: 'Fri, 02 Mar 2029 09:00:12 GMT' } });

test.each([
  ['as long as the answer says', [testCall({ at: 2.001 })], true],
  ['a moment less', [testCall({ at: 1.9 })], false],
  ['nothing, then long enough', [testCall({}), testCall({ at: 3 })], false],
  [
    'another request',
    [testCall({ path: '/v1/practice/books?page=2', at: 3 }), testCall({ at: 4 })],
    false,
  ],
  ['a moment in which the date has changed', [soon], false],
  ['by moving the clock on', [move({ advance: 'PT2S' }), soon], true],
  ['by moving it too little', [move({ advance: 'PT1S' }), soon], false],
  ['by setting it', [move({ now: '2029-03-02T09:00:13Z' }), soon], true],
  ['by setting it too early', [move({ now: '2029-03-02T09:00:12Z' }), soon], false],
  [
    'by moving it on from the past',
    [move({ now: '2026-01-01T00:00:00Z', advance: 'PT9S' }), soon],
    false,
  ],
  ['by moving it on and back', [move({ advance: 'PT9S' }), move({ now: null }), soon], false],
] as const)('a client waits %s', (_how, calls, isDone) => {
  expect(isDoneBy(retriesAfter503, [testCall(refused), ...calls])).toBe(isDone);
});

test('Retry-After can be a date', () => {
  const got = {
    'Retry-After': 'Mon, 02 Mar 2026 09:00:05 GMT',
    Date: 'Mon, 02 Mar 2026 09:00:00 GMT',
  };
  const endpoint = 'listTestUsers';
  const users = testCall({ endpoint, status: 429, problem: 'rate-limited', got });
  expect(isDoneBy(slowsDown, [users, testCall({ endpoint, at: 5.1 })])).toBe(true);
  expect(isDoneBy(slowsDown, [users, testCall({ endpoint, at: 4 })])).toBe(false);
});

test.each([
  [199, false],
  [200, true],
  [8000, true],
  [8001, false],
])(
  'a client that gives up after %i milliseconds has a timeout of its own: %s',
  (milliseconds, isDone) => {
    const call = testCall({ ending: 'left', status: null, milliseconds, chance: 'rule=0' });
    expect(isDoneBy(ownTimeout, [call])).toBe(isDone);
  },
);

test('an answer that was not lost proves no lost answer', () => {
  const sent = { 'Idempotency-Key': 'a' };
  const call = testCall({ endpoint: 'addBook', status: 201, sent });
  expect(isDoneBy(lostAnswer, [call, call, testCall({})])).toBe(false);
});
