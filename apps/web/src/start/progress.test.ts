import { expect, test } from 'vitest';
import { doneIn, isDone, newestVerdict, nextIn, shownBy } from './progress.ts';
import type { Evidence, Step } from './step.ts';

const step = (id: string, evidence?: Evidence): Step => ({
  id,
  title: id,
  minutes: 5,
  action: 'Act.',
  check: 'Check.',
  ...(evidence && { evidence }),
});

const steps = [
  step('hand'),
  step('page', { visited: '/console' }),
  step('lab', { lab: 'waits' }),
  step('lost', { request: { method: 'POST', path: '/books', status: null } }),
];

const nobody = { visited: [], steps: {} };

test('a step is done when the learner says so, or when its page was visited', () => {
  expect(doneIn(steps, nobody)).toBe(0);
  expect(doneIn(steps, { visited: ['/console'], steps: { hand: true } })).toBe(2);
});

test('the learner is right about a page that was visited', () => {
  expect(isDone(steps[1]!, { visited: ['/console'], steps: { page: false } })).toBe(false);
});

test('the next step is the first that is not done', () => {
  expect(nextIn(steps, { visited: ['/console'], steps: { hand: true } })?.id).toBe('lab');
  const everything = { hand: true, page: true, lab: true, lost: true };
  expect(nextIn(steps, { visited: [], steps: everything })).toBeUndefined();
});

const post = { id: 3, method: 'POST', path: '/w/ada/v1/practice/books', status: 201 };

test('a request shows a step with its method, its path and its status', () => {
  const solved = new Set<string>();
  expect(shownBy(steps, { requests: [post], solved })).toEqual([]);
  expect(shownBy(steps, { requests: [{ ...post, status: null }], solved })).toEqual(['lost']);
});

test('a solved lab shows its step', () => {
  expect(shownBy(steps, { requests: [], solved: new Set(['waits']) })).toEqual(['lab']);
});

test('the newest verdict is the first in the log', () => {
  const put = { method: 'PUT', path: '/w/ada/v1/practice/workspace/labs/waits', status: 200 };
  expect(newestVerdict([post, { id: 2, ...put }, { id: 1, ...put }])).toBe(2);
  expect(newestVerdict([post])).toBeUndefined();
});
