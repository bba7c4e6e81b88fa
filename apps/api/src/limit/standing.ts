import type { LimitPolicy } from '@sparring/contracts/limit';
import { measureOf } from './count.ts';

/** The figures of a count that has been brought to the time `last`. */
export interface Figures {
  readonly last: number;
  readonly used: number;
  /** For a sliding window: the time of the oldest request in it. */
  readonly oldest?: number | null | undefined;
}

/** What is left of a policy, and the milliseconds until more is left; undefined if no time says it. */
export interface Standing {
  readonly at: number;
  readonly left: number;
  readonly moreAfter: number | undefined;
}

const untilMore = (policy: LimitPolicy, { last, used, oldest }: Figures): number | undefined => {
  if (used === 0) return undefined;
  const { cost, quota, window } = measureOf(policy);
  if (policy.kind === 'token-bucket')
    return Math.ceil(
      (used - (quota - (Math.floor((quota - used) / cost) + 1) * cost)) / policy.limit,
    );
  if (policy.kind === 'fixed-window') return window - (last % window);
  return policy.kind === 'sliding-window' ? (oldest ?? last) + window - last : undefined;
};

export const standingOf = (policy: LimitPolicy, figures: Figures): Standing => {
  const { cost, quota } = measureOf(policy);
  return {
    at: figures.last,
    left: Math.floor((quota - figures.used) / cost),
    moreAfter: untilMore(policy, figures),
  };
};
