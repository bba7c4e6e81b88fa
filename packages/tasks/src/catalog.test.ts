import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathIds, taskIds } from '@sparring/contracts/tasks/task-ids';
import type { Call } from './call.ts';
import { catalog, loggedTasks, paths, tasksOf } from './catalog.ts';
import { isProven } from './proof.ts';

const bodies = fc.oneof(
  fc.constant(null),
  fc.json().map((text) => ({ text, bytes: text.length, complete: true })),
  fc.string().map((text) => ({ text, bytes: text.length, complete: false })),
);
const headers = fc.array(
  fc.record({
    name: fc.constantFrom(
      'ETag',
      'If-Match',
      'Link',
      'Location',
      'Retry-After',
      'RateLimit-Policy',
    ),
    value: fc.oneof(fc.string(), fc.constantFrom('*', '2', '<//[>; rel="next"', '"a", "b"')),
  }),
);
const messages = fc.record({ headers, body: bodies });
const endpoints = [...new Set(loggedTasks.flatMap(({ proof }) => proof.on))];

const calls: fc.Arbitrary<Call> = fc.record({
  workspace: fc.nat(2),
  id: fc.nat(),
  request_id: fc.constant('a'),
  time: fc.constant('2026-03-02T09:00:00.000Z'),
  method: fc.constantFrom('GET', 'POST'),
  path: fc.oneof(fc.constantFrom('', '//', '/v1/practice/books?limit=%', '/[', '*'), fc.string()),
  status: fc.constantFrom(null, 200, 201, 304, 400, 404, 412, 429, 503),
  ending: fc.constantFrom('complete', 'left', 'broken'),
  milliseconds: fc.nat(20_000),
  response_bytes: fc.constant(null),
  chance: fc.constantFrom(null, 'seed=1; step=1; p=0.5; outcome=200'),
  request: messages,
  answer: messages,
  endpoint: fc.constantFrom(null, ...endpoints),
  problem: fc.constantFrom(null, 'not-found', 'scripted-fault'),
  pointer: fc.constantFrom(null, '', '/limit'),
  token: fc.constantFrom(null, 'a'),
  issued: fc.constantFrom(null, 'a'),
  tool: fc.constantFrom('browser', 'curl'),
});

test('each id has one task, in the order of the paths', () => {
  expect(catalog.map(({ id }) => id)).toEqual(taskIds);
  expect(taskIds).toHaveLength(36);
  expect(Object.keys(paths)).toEqual(pathIds);
});

test.each([...catalog])('$id is said in sentences, with three hints', (task) => {
  const says = task.kind === 'graded' ? task.proof.steps : task.proof.steps(task.proof.start);
  for (const text of [task.text, ...task.hints]) expect(text).toMatch(/^\S.*[.?]$/s);
  for (const { say } of says) expect(say).toMatch(/^[A-Z`].*\.$/s);
});

test.each([...loggedTasks])('$id is not done without a call', ({ proof }) => {
  expect(isProven(proof.steps(proof.start))).toBe(false);
});

test.each([...loggedTasks])(
  '$id lives with whatever is called, in a short state of JSON',
  ({ proof }) => {
    fc.assert(
      fc.property(fc.array(calls, { maxLength: 30 }), (log) => {
        const state = log.reduce<unknown>(
          (before, call) => proof.next(JSON.parse(JSON.stringify(before)), call),
          proof.start,
        );
        expect(proof.steps(state)).toHaveLength(proof.steps(proof.start).length);
        expect(JSON.stringify(state).length).toBeLessThan(20_000);
      }),
      { numRuns: 50 },
    );
  },
);

const ids = (endpoint: string | null) => tasksOf(new Set([endpoint])).map(({ id }) => id);

test('only the tasks are looked at that name an endpoint of the calls, or none', () => {
  const anywhere = ids(null);
  expect(anywhere).toContain('twice-alike');
  expect(ids('ping')).toEqual([...anywhere, 'hello']);
});
