import { z } from 'zod';
import { must } from './must.ts';

const whole = (min: number, max: number) => {
  const error = must(`be a whole number from ${min} to ${max}`);
  return z.int({ error }).min(min, { error }).max(max, { error });
};

export const limitKinds = [
  'token-bucket',
  'fixed-window',
  'sliding-window',
  'concurrency',
] as const;
export const retryAfterForms = ['seconds', 'date'] as const;

/** The length of a window in seconds, if a policy does not name one. */
export const usualWindow = 60;

/** The policy of a limiter. A member that its kind does not use has no effect, so that every combination is valid. */
export const limitPolicy = z
  .strictObject({
    kind: z
      .enum(limitKinds, { error: must(`be one of ${limitKinds.join(', ')}`) })
      .describe(
        '`token-bucket`: a bucket gets `limit` tokens per window, evenly, and each request takes one. `fixed-window`: `limit` requests per window; the windows begin at whole multiples of their length since 1970. `sliding-window`: `limit` requests in any time of the length of the window. `concurrency`: `limit` requests at the same time.',
      ),
    limit: whole(1, 1000).describe('The number of requests, or of tokens that the bucket gets.'),
    window: whole(1, 86_400)
      .optional()
      .describe(
        `The length of a window in seconds; ${usualWindow} if left out. \`concurrency\` does not use it.`,
      ),
    burst: whole(1, 1000)
      .optional()
      .describe(
        'The number of tokens that the bucket holds; `limit` if left out. Only `token-bucket` uses it. The bucket is full at the start.',
      ),
    retry_after: z
      .enum(retryAfterForms, { error: must(`be one of ${retryAfterForms.join(', ')}`) })
      .optional()
      .describe(
        'The form of `Retry-After` in a 429: `seconds` (if left out), or `date` for an HTTP date.',
      ),
  })
  .meta({ id: 'LimitPolicy' });
export type SentPolicy = z.infer<typeof limitPolicy>;

/** A policy of which every member is known. */
const wholePolicy = limitPolicy.required();
export type LimitPolicy = z.infer<typeof wholePolicy>;

export const completePolicy = ({
  kind,
  limit,
  window = usualWindow,
  burst = limit,
  retry_after = 'seconds',
}: SentPolicy): LimitPolicy => ({ kind, limit, window, burst, retry_after });

/** The members that the kind of a policy uses. */
export const shownPolicy = ({
  kind,
  limit,
  window,
  burst,
  retry_after,
}: LimitPolicy): SentPolicy => ({
  kind,
  limit,
  ...(kind !== 'concurrency' && { window }),
  ...(kind === 'token-bucket' && { burst }),
  retry_after,
});

/** The policy and a number that no other policy has, so that each begins with a count of its own. */
export const storedLimit = z.object({ number: z.int(), policy: wholePolicy }).readonly();
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
