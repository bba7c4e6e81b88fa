import { expect, test } from 'vitest';
import type { Verdict } from '@sparring/contracts/critique';
import { testLog, type RecordFields } from '../../test/support/records.ts';
import { remarkOf } from './rule.ts';
import { rules } from './rules.ts';

const judge = (name: string, log: ReturnType<typeof testLog>) => {
  const rule = rules.find((one) => one.rule === name);
  if (!rule) throw new Error(`There is no rule ${name}.`);
  return remarkOf(rule, log);
};

const base = '/w/ada/v1/practice';
const users = `${base}/testing/users`;
const book = `${base}/books/1`;
const limited = { path: users, status: 429, got: { 'Retry-After': '2' } };
const json = { 'Content-Type': 'application/json', 'Content-Length': '2' };
const bearer = { Authorization: 'Bearer eyJ…(masked)' };
const adding = { method: 'POST', path: `${base}/books`, body: '{}', sent: json };
const added = { ...adding, status: 201, got: { Location: book } };
const reading = { path: book, got: { ETag: '"1"' } };
const list = (page: string, next = '') => ({
  path: `${base}/books?${page}`,
  got: { Link: `<${base}/books?${next}>; rel="next"` },
});
const login = { method: 'POST', path: `${base}/auth` };
const poll = (at: number) => ({ at, path: `${base}/jobs/1`, answerBody: 'waiting' });
const invalid = { ...adding, status: 400 };
const ordinary = (length: number): RecordFields[] => Array.from({ length }, () => ({}));
const own = { got: { 'X-Workspace': 'ada' } };

type Row = readonly [
  rule: string,
  verdict: Verdict,
  request: number | null,
  ...log: readonly RecordFields[],
];

const table: readonly Row[] = [
  ['waits-for-retry-after', 'not-seen', null, limited],
  ['waits-for-retry-after', 'improve', 2, { ...limited, at: 0 }, { path: users, at: 1 }],
  ['waits-for-retry-after', 'good', 2, { ...limited, at: 0 }, { path: users, at: 3 }],
  ['waits-for-retry-after', 'good', 3, { ...limited, at: 0 }, { at: 1 }, { path: users, at: 3 }],
  [
    'waits-for-retry-after',
    'improve',
    2,
    { ...limited, got: { 'Retry-After': 'Mon, 02 Mar 2026 09:00:05 GMT' } },
    { path: users, at: 4 },
  ],
  ['retries-what-is-safe', 'not-seen', null, { ...adding, status: 500 }],
  ['retries-what-is-safe', 'improve', 2, { ...adding, status: 500 }, adding],
  ['retries-what-is-safe', 'improve', 2, { ...adding, status: null, ending: 'left' }, adding],
  ['retries-what-is-safe', 'not-seen', null, { ...adding, status: 500 }, { ...adding, body: '[]' }],
  ['retries-what-is-safe', 'good', 2, { status: 500 }, {}],
  ['retries-what-is-safe', 'good', 2, { method: 'QUERY', status: 500 }, { method: 'QUERY' }],
  [
    'retries-what-is-safe',
    'good',
    2,
    { ...adding, status: 500, sent: { 'Idempotency-Key': 'a' } },
    { ...adding, sent: { 'Idempotency-Key': 'a' } },
  ],
  [
    'retries-what-is-safe',
    'improve',
    2,
    { ...adding, status: 500, sent: { 'Idempotency-Key': 'a' } },
    { ...adding, sent: { 'Idempotency-Key': 'b' } },
  ],
  ['accepts-a-refusal', 'not-seen', null, invalid],
  ['accepts-a-refusal', 'improve', 2, invalid, invalid],
  ['accepts-a-refusal', 'good', 2, invalid, { ...added, body: '{"title":"x"}' }],
  ['accepts-a-refusal', 'not-seen', null, limited, limited],
  ['waits-for-the-answer', 'not-seen', null, {}],
  ['waits-for-the-answer', 'improve', 1, { status: null, ending: 'left' }],
  ['waits-for-the-answer', 'good', 1, { milliseconds: 3000 }],
  [
    'waits-for-the-answer',
    'not-seen',
    null,
    { ending: 'left', got: { 'Content-Type': 'text/event-stream' } },
  ],
  ['pauses-between-polls', 'not-seen', null, poll(0), poll(0.1), poll(0.2)],
  ['pauses-between-polls', 'improve', 2, poll(0), poll(0.1), poll(0.2), poll(0.3)],
  ['pauses-between-polls', 'good', 4, poll(0), poll(1), poll(2), poll(3)],
  ['pauses-between-polls', 'improve', 4, poll(0), poll(1), poll(2), poll(2.1)],
  [
    'pauses-between-polls',
    'not-seen',
    null,
    poll(0),
    poll(0.1),
    { ...poll(0.2), answerBody: 'done' },
    { ...poll(0.3), answerBody: 'gone' },
  ],
  ['follows-links', 'not-seen', null, list('limit=2', 'page=2&limit=2')],
  ['follows-links', 'good', 2, list('limit=2', 'page=2&limit=2'), list('page=2&limit=2')],
  ['follows-links', 'improve', 2, list('limit=2', 'page=2&limit=2'), list('limit=2&page=2')],
  ['changes-with-if-match', 'not-seen', null, { method: 'PUT', path: book }],
  ['changes-with-if-match', 'improve', 2, reading, { method: 'PUT', path: book }],
  [
    'changes-with-if-match',
    'good',
    2,
    reading,
    { method: 'PATCH', path: book, sent: { 'If-Match': '"1"' } },
  ],
  [
    'changes-with-if-match',
    'improve',
    2,
    { ...added, got: { Location: book, ETag: '"1"' } },
    { method: 'PATCH', path: book },
  ],
  ['reads-with-if-none-match', 'not-seen', null, reading],
  ['reads-with-if-none-match', 'not-seen', null, reading, { ...reading, got: { ETag: '"2"' } }],
  ['reads-with-if-none-match', 'improve', 2, reading, reading],
  [
    'reads-with-if-none-match',
    'good',
    2,
    reading,
    { ...reading, status: 304, sent: { 'If-None-Match': '"1"' } },
  ],
  ['leaves-no-rows', 'not-seen', null, {}],
  ['leaves-no-rows', 'improve', 1, added],
  ['leaves-no-rows', 'good', 1, added, { method: 'DELETE', path: book }],
  ['leaves-no-rows', 'improve', 1, added, { method: 'DELETE', path: book, status: 412 }],
  ['leaves-no-rows', 'good', 1, added, { method: 'POST', path: `${base}/workspace/reset` }],
  ['leaves-no-rows', 'improve', 2, { method: 'POST', path: `${base}/workspace/reset` }, added],
  ['leaves-no-rows', 'not-seen', null, { ...added, path: `${base}/workspaces` }],
  ['tries-errors', 'not-seen', null, ...ordinary(9)],
  ['tries-errors', 'improve', 10, ...ordinary(10)],
  ['tries-errors', 'good', 2, {}, { status: 404 }],
  ['keeps-secrets-out-of-addresses', 'not-seen', null, {}],
  [
    'keeps-secrets-out-of-addresses',
    'improve',
    1,
    { path: '/v1/practice/books?token=abc…(masked)' },
  ],
  ['keeps-secrets-out-of-addresses', 'good', 1, { sent: bearer }],
  ['keeps-its-token', 'not-seen', null, {}],
  ['keeps-its-token', 'improve', 4, login, login, login, login],
  ['keeps-its-token', 'good', 3, login, { sent: bearer }, { sent: bearer }],
  ['keeps-its-token', 'not-seen', null, ...[0, 4000, 8000, 12_000].map((at) => ({ ...login, at }))],
  ['keeps-its-token', 'improve', 4, ...[0, 1, 2, 3, 4000].map((at) => ({ ...login, at }))],
  ['has-its-own-workspace', 'good', 1, own],
  ['has-its-own-workspace', 'improve', 1, { got: { 'X-Workspace': 'public' } }],
  ['names-what-it-accepts', 'not-seen', null],
  ['names-what-it-accepts', 'good', 1, {}],
  ['names-what-it-sends', 'not-seen', null, {}],
  ['names-what-it-sends', 'good', 1, adding],
  ['names-what-it-sends', 'improve', 1, { ...adding, sent: { 'Content-Length': '2' } }],
  ['names-what-it-sends', 'improve', 1, { ...adding, status: 415 }],
];

const cases = table.map(([rule, verdict, request, ...log]) => ({ rule, verdict, request, log }));

test.each(cases)(
  '$rule judges: $verdict, by request $request',
  ({ rule, verdict, request, log }) => {
    expect(judge(rule, testLog(...log))).toMatchObject({ verdict, request });
  },
);

test('names-what-it-accepts judges: improve, without Accept', () => {
  const [record] = testLog({});
  const silent = { ...record!, request: { headers: [], body: null } };
  expect(judge('names-what-it-accepts', [silent])).toMatchObject({
    verdict: 'improve',
    request: 1,
  });
});

test.each([
  ['pauses-between-polls', 'The pause was 99 ms.', [poll(0), poll(1), poll(2), poll(2.1)]],
  [
    'waits-for-retry-after',
    'The wait was 0.999 s of 2 s.',
    [
      { ...limited, at: 0 },
      { path: users, at: 1 },
    ],
  ],
])('%s says what was measured: %s', (name, measured, log) => {
  const { advice } = judge(name, testLog(...log));
  expect(advice.startsWith(`${measured} `)).toBe(true);
});

test.each([...rules])('$rule has a log for each verdict in this test', ({ rule }) => {
  const verdicts = cases.filter((one) => one.rule === rule).map(({ verdict }) => verdict);
  const shown = rule === 'names-what-it-accepts' ? [...verdicts, 'improve'] : verdicts;
  expect(shown).toEqual(expect.arrayContaining(['good', 'improve']));
});

test.each([...rules])('$rule asks one question and says what to do in one sentence', (rule) => {
  expect(rule.question).toMatch(/^[A-Z][^.?]*\?$/);
  expect(rule.improvement).toMatch(/^[A-Z].*\.$/);
  expect(rule.whenNotSeen).toMatch(/^[A-Z].*\.$/);
});

test('no two rules have one name', () => {
  expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
});
