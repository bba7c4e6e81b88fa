import * as fc from 'fast-check';
import { completePolicy, type LimitPolicy } from '@sparring/contracts/limit';

const small = fc.integer({ min: 1, max: 5 });
const window = fc.integer({ min: 1, max: 3 });

export type TimedKind = Exclude<LimitPolicy['kind'], 'concurrency'>;

/** Small policies, so that a few requests reach their limits. */
export const timedPolicies: fc.Arbitrary<LimitPolicy> = fc
  .record({
    kind: fc.constantFrom<TimedKind>('token-bucket', 'fixed-window', 'sliding-window'),
    limit: small,
    window,
    burst: small,
  })
  .map(completePolicy);

const start = Date.parse('2026-03-02T09:00:00Z');

/** Times of requests: some at once, some apart, and around the ends of windows. */
export const times: fc.Arbitrary<readonly number[]> = fc
  .array(fc.constantFrom(0, 0, 1, 200, 333, 334, 999, 1000, 1001, 2500), { maxLength: 40 })
  .map((steps) => {
    let time = start;
    return steps.map((step) => (time += step));
  });
