import { expect, test } from 'vitest';
import { delayedSeconds } from './delayed.ts';
import type { Job } from './job.ts';
import { partOf } from './groups/test-suite.ts';

const now = new Date(0);
const part = partOf(['a']);
const change = (id: string) => ({ id, text: '', catches: '', calm: { kind: 'open' } as const });
const late: Job = { id: 'changes', together: [change('later'), change('more-headers')], part };
const runs = [{ seconds: 2, isGreen: true }];

test.each([
  ['of one client takes longer for each request', 50, false, 17],
  ['of many clients takes several times as long', 5000, false, 5.4],
  ['at pages takes several times as long', 50, true, 5.4],
])('a run with late responses %s', (_, requests, isAtPages, seconds) => {
  expect(delayedSeconds(late, { runs, requests, reach: { isAtPages } }, now)).toBe(seconds);
});

test('no other run is delayed', () => {
  const baseline = { runs, requests: 50, reach: { isAtPages: false } };
  expect(delayedSeconds({ id: 'audit', audited: [], part }, baseline, now)).toBe(undefined);
});
