import * as fc from 'fast-check';
import { limitPolicy, type LimitPolicy } from '@sparring/contracts/limit';

const small = fc.integer({ min: 1, max: 5 });
const window = fc.integer({ min: 1, max: 3 });

export type TimedPolicy = Exclude<LimitPolicy, { readonly kind: 'concurrency' }>;

/** Small policies, so that a few requests reach their limits. */
export const timedPolicies: fc.Arbitrary<TimedPolicy> = fc
  .oneof(
    fc.record({ kind: fc.constant('token-bucket'), limit: small, window, burst: small }),
    fc.record({ kind: fc.constant('fixed-window'), limit: small, window }),
    fc.record({ kind: fc.constant('sliding-window'), limit: small, window }),
  )
  .map((policy) => limitPolicy.parse(policy) as TimedPolicy);

const start = Date.parse('2026-03-02T09:00:00Z');

/** Times of requests: some at once, some apart, and around the ends of windows. */
export const times: fc.Arbitrary<readonly number[]> = fc
  .array(fc.constantFrom(0, 0, 1, 200, 333, 334, 999, 1000, 1001, 2500), { maxLength: 40 })
  .map((steps) => {
    let time = start;
    return steps.map((step) => (time += step));
  });
