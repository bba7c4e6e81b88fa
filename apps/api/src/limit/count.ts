import type { LimitPolicy } from '@sparring/contracts/limit';

const second = 1000;

/** A clock may be behind the count by this many milliseconds, because the clocks of several APIs differ. */
export const tolerance = 60 * second;

/** The count of a policy: what is used of it at the last time that it was asked. */
export interface Count {
  last: number;
  /** Requests; for a bucket, parts of a token that are missing in it. */
  used: number;
  /** For a sliding window: the times of the accepted requests in it. */
  readonly hits: number[];
}

export const noCount = (now: number): Count => ({ last: now, used: 0, hits: [] });

/** How the policies measure: `cost` is used for each request, `quota` can be used in all. */
export interface Measure {
  readonly cost: number;
  readonly quota: number;
  /** The window in milliseconds. */
  readonly window: number;
}

/** A bucket gets `limit` parts per millisecond, so that all its figures are whole numbers. */
export const measureOf = (policy: LimitPolicy): Measure => {
  if (policy.kind === 'concurrency') return { cost: 1, quota: policy.limit, window: 0 };
  const window = policy.window * second;
  return policy.kind === 'token-bucket'
    ? { cost: window, quota: policy.burst * window, window }
    : { cost: 1, quota: policy.limit, window };
};

/** Brings the count to a time, which requests in progress do not depend on. After a clock was set back further than the tolerance, it begins anew. */
const settle = (count: Count, policy: LimitPolicy, now: number): void => {
  if (policy.kind === 'concurrency') {
    count.last = now;
    return;
  }
  if (now < count.last - tolerance) {
    count.last = now;
    count.used = 0;
    count.hits.length = 0;
  }
  const at = Math.max(now, count.last);
  if (policy.kind === 'token-bucket')
    count.used = Math.max(0, count.used - (at - count.last) * policy.limit);
  else if (policy.kind === 'fixed-window') {
    const window = policy.window * second;
    if (Math.floor(at / window) !== Math.floor(count.last / window)) count.used = 0;
  } else if (policy.kind === 'sliding-window') {
    const { hits } = count;
    const start = at - policy.window * second;
    let gone = 0;
    while (gone < hits.length && hits[gone]! <= start) gone += 1;
    if (gone > 0) hits.splice(0, gone);
    count.used = hits.length;
  }
  count.last = at;
};

/**
 * Counts a request at a time, if the policy accepts it. Returns whether it does. shared-statements.ts does the same in
 * SQL; test/engines/limit compares the two.
 */
export const take = (count: Count, policy: LimitPolicy, now: number): boolean => {
  settle(count, policy, now);
  const { cost, quota } = measureOf(policy);
  if (count.used + cost > quota) return false;
  count.used += cost;
  if (policy.kind === 'sliding-window') count.hits.push(count.last);
  return true;
};

/** The count as it is at a time. */
export const countAt = (count: Count, policy: LimitPolicy, now: number): Count => {
  const copy = { ...count, hits: [...count.hits] };
  settle(copy, policy, now);
  return copy;
};
