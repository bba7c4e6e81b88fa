import { expect, test } from 'vitest';
import { createDelayed } from './delayed.ts';
import type { Job } from './ledger.ts';
import { partOf } from './groups/test-suite.ts';

const now = new Date(0);
const part = partOf(['a']);
const change = (id: string) => ({ id, text: '', catches: '', calm: { kind: 'open' } as const });
const jobs: readonly Job[] = [
  { id: 'changes', together: [change('later'), change('more-headers')], part },
  { id: 'audit', audited: [], part },
];
const runs = [{ seconds: 2, isGreen: true }];

test.each([
  ['of one client takes longer for each request', 50, false, 17],
  ['of many clients takes a little longer', 5000, false, 3],
  ['at pages takes a little longer', 50, true, 3],
])('a run with late responses %s', (_, requests, isAtPages, seconds) => {
  const delayed = createDelayed(jobs, { runs, requests, reach: { isAtPages } }, () => now);
  expect([delayed.runs(), delayed.secondsLeft()]).toEqual([1, seconds]);
});

test('what has passed of it, and what is over, is not left', () => {
  let passed = 0;
  const clock = () => new Date(passed);
  const delayed = createDelayed(jobs, { runs, requests: 50, reach: { isAtPages: false } }, clock);
  delayed.begin(jobs[0]!);
  passed = 10_000;
  expect(delayed.secondsLeft()).toBe(7);
  passed = 20_000;
  expect(delayed.secondsLeft()).toBe(0);
  delayed.end(jobs[0]!);
  expect(delayed.runs()).toBe(0);
});
