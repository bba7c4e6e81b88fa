import { z } from 'zod';
import { must } from './must.ts';

const whole = (min: number, max: number) => {
  const error = must(`be a whole number from ${min} to ${max}`);
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const limit = whole(1, 1000);
const window = whole(1, 86_400).describe('The length of a window in seconds.');

export const retryAfterForms = ['seconds', 'date'] as const;

const retryAfter = z
  .enum(retryAfterForms, { error: must(`be one of ${retryAfterForms.join(', ')}`) })
  .default('seconds')
  .describe('The form of `Retry-After` in a 429: a number of seconds, or a date of HTTP.');

const tokenBucket = z
  .strictObject({
    kind: z.literal('token-bucket'),
    limit: limit.describe('The number of tokens that the bucket gets per window, evenly.'),
    window,
    burst: limit.describe('The number of tokens that the bucket holds. It is full at the start.'),
    retry_after: retryAfter,
  })
  .meta({ id: 'TokenBucket', title: 'Token bucket' });

const fixedWindow = z
  .strictObject({
    kind: z.literal('fixed-window'),
    limit: limit.describe('The highest number of requests per window.'),
    window: window.describe(
      'The length of a window in seconds. The windows begin at whole multiples of it since 1970.',
    ),
    retry_after: retryAfter,
  })
  .meta({ id: 'FixedWindow', title: 'Fixed window' });

const slidingWindow = z
  .strictObject({
    kind: z.literal('sliding-window'),
    limit: limit.describe(
      'The highest number of requests in any time of the length of the window.',
    ),
    window,
    retry_after: retryAfter,
  })
  .meta({ id: 'SlidingWindow', title: 'Sliding window' });

const concurrency = z
  .strictObject({
    kind: z.literal('concurrency'),
    limit: limit.describe('The highest number of requests that are answered at the same time.'),
    retry_after: retryAfter,
  })
  .meta({ id: 'Concurrency', title: 'Concurrency' });

export const limitKinds = [
  'token-bucket',
  'fixed-window',
  'sliding-window',
  'concurrency',
] as const;

/** The policy of a limiter. */
export const limitPolicy = z.discriminatedUnion(
  'kind',
  [tokenBucket, fixedWindow, slidingWindow, concurrency],
  {
    error: must(
      'be an object whose kind is token-bucket, fixed-window, sliding-window or concurrency',
    ),
  },
);
export type LimitPolicy = z.infer<typeof limitPolicy>;

/** The policy and a number that no other policy has, so that each begins with a count of its own. */
export const storedLimit = z.object({ number: z.int(), policy: limitPolicy }).readonly();
export type StoredLimit = z.infer<typeof storedLimit>;

/** A policy and its present count. */
export const limitState = z
  .object({
    policy: limitPolicy.nullable().describe('`null` while no limit is set.'),
    left: z
      .int()
      .min(0)
      .nullable()
      .describe('The number of requests that would be accepted now. `null` while no limit is set.'),
    more_after: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'The number of seconds until more is left, if no request comes. `null` if everything is left or if it does not depend on time.',
      ),
  })
  .meta({ id: 'LimitState' });
export type LimitState = z.infer<typeof limitState>;
