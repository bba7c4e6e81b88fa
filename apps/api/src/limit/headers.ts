import type { LimitPolicy } from '@sparring/contracts/limit';
import type { Standing } from './standing.ts';

export const inSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

const described = (policy: LimitPolicy): string => {
  const quota = `"${policy.kind}";q=${policy.limit}`;
  if (policy.kind === 'concurrency') return `${quota};qu="concurrent-requests"`;
  const burst = policy.kind === 'token-bucket' ? `;sparring-burst=${policy.burst}` : '';
  return `${quota};w=${policy.window}${burst}`;
};

const cache = new WeakMap<LimitPolicy, string>();

/** The header RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-11). */
export const policyHeader = (policy: LimitPolicy): string => {
  const text = cache.get(policy) ?? described(policy);
  cache.set(policy, text);
  return text;
};

/** The header RateLimit. */
export const limitHeader = ({ kind }: LimitPolicy, { left, moreAfter }: Standing): string => {
  const time = moreAfter === undefined ? '' : `;t=${inSeconds(moreAfter)}`;
  return `"${kind}";r=${left}${time}`;
};

/** The time to wait where no time says when there is room again. */
const soon = 1000;

/** The header Retry-After: a number of seconds, or a date by the clock of the workspace. */
export const retryHeader = (policy: LimitPolicy, { at, moreAfter = soon }: Standing): string =>
  policy.retry_after === 'seconds'
    ? String(inSeconds(moreAfter))
    : new Date(inSeconds(at + moreAfter) * 1000).toUTCString();
