import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePolicy, type LimitPolicy } from '@sparring/contracts/limit';
import { noCount, take } from './count.ts';
import { standingOf } from './standing.ts';
import { timedPolicies, times, type TimedKind } from '../../test/support/policies.ts';

/** The times of the requests that a policy accepts. */
const accepted = (policy: LimitPolicy, asked: readonly number[]): readonly number[] => {
  const count = noCount(asked[0] ?? 0);
  return asked.filter((time) => take(count, policy, time));
};

const ofKind = (kind: TimedKind) => timedPolicies.map((policy) => ({ ...policy, kind }));

/** The number of times after `from`, up to and including `to`. */
const within = (all: readonly number[], from: number, to: number): number =>
  all.filter((time) => time > from && time <= to).length;

test('a sliding window never accepts more than its limit in any window, and refuses only then', () => {
  fc.assert(
    fc.property(ofKind('sliding-window'), times, (policy, asked) => {
      const yes = accepted(policy, asked);
      const window = policy.window * 1000;
      for (const end of yes)
        expect(within(yes, end - window, end)).toBeLessThanOrEqual(policy.limit);
      for (const time of asked.filter((one) => !yes.includes(one)))
        expect(within(yes, time - window, time)).toBe(policy.limit);
    }),
  );
});

test('a fixed window accepts the first requests of each window up to its limit', () => {
  fc.assert(
    fc.property(ofKind('fixed-window'), times, (policy, asked) => {
      const windowOf = (time: number) => Math.floor(time / (policy.window * 1000));
      const numbers = [...new Set(asked.map(windowOf))];
      const expected = numbers.flatMap((number) =>
        asked.filter((time) => windowOf(time) === number).slice(0, policy.limit),
      );
      expect(accepted(policy, asked)).toEqual(expected);
    }),
  );
});

test('a bucket accepts a request exactly when it holds a whole token', () => {
  fc.assert(
    fc.property(ofKind('token-bucket'), times, (policy, asked) => {
      const { limit, window, burst } = policy;
      let [tokens, last] = [burst * window * 1000, asked[0] ?? 0];
      const expected = asked.filter((time) => {
        tokens = Math.min(burst * window * 1000, tokens + (time - last) * limit);
        last = time;
        if (tokens < window * 1000) return false;
        tokens -= window * 1000;
        return true;
      });
      expect(accepted(policy, asked)).toEqual(expected);
    }),
  );
});

test('a bucket never accepts more in any time than it held and got', () => {
  fc.assert(
    fc.property(ofKind('token-bucket'), times, (policy, asked) => {
      const yes = accepted(policy, asked);
      for (const [at, from] of yes.entries())
        for (const to of yes.slice(at))
          expect(within(yes, from - 1, to)).toBeLessThanOrEqual(
            policy.burst + ((to - from) * policy.limit) / (policy.window * 1000),
          );
    }),
  );
});

test('after a refusal, the time until more is left is exact', () => {
  fc.assert(
    fc.property(timedPolicies, times, (policy, asked) => {
      const count = noCount(asked[0] ?? 0);
      for (const time of asked) {
        if (take(count, policy, time)) continue;
        const { left, moreAfter } = standingOf(policy, { ...count, oldest: count.hits[0] });
        expect(left).toBe(0);
        const early = structuredClone(count);
        expect(take(early, policy, time + moreAfter! - 1)).toBe(false);
        expect(take(structuredClone(count), policy, time + moreAfter!)).toBe(true);
      }
    }),
  );
});

test('a count begins anew when the clock was set back more than a minute, and waits otherwise', () => {
  const policy = completePolicy({ kind: 'sliding-window', limit: 1, window: 86_400 });
  const now = Date.parse('2026-03-02T09:00:00Z');
  const count = noCount(now);
  expect(take(count, policy, now)).toBe(true);
  expect(take(count, policy, now - 60_000)).toBe(false);
  expect(take(count, policy, now - 60_001)).toBe(true);
});
