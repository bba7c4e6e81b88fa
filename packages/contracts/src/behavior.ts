import { z } from 'zod';
import { endpoint, reply } from './endpoint.ts';
import { numberParameter } from './number-parameter.ts';

/** How often the users endpoint replies 429, and random500 replies 500. */
export const rateLimitChance = 0.2;
export const randomErrorChance = 0.5;

/** The delay of the latency simulation, in seconds. */
export const delayBounds = { min: 1, max: 10 } as const;

export const testUser = z
  .object({ id: z.int(), name: z.string(), email: z.email() })
  .meta({ id: 'User' });

export const testUsers: readonly z.infer<typeof testUser>[] = [
  { id: 1, name: 'Ada Okafor', email: 'ada.okafor@example.com' },
  { id: 2, name: 'Bram de Wit', email: 'bram.dewit@example.com' },
  { id: 3, name: 'Chiara Lombardi', email: 'chiara.lombardi@example.com' },
  { id: 4, name: 'Dinesh Rao', email: 'dinesh.rao@example.com' },
  { id: 5, name: 'Eva Lindqvist', email: 'eva.lindqvist@example.com' },
];

export const luck = z.object({ message: z.string() }).meta({ id: 'Luck' });

export const lateAnswer = z
  .object({
    message: z.string(),
    timestamp: z.iso.datetime().describe('When the answer was made, after the wait.'),
  })
  .meta({ id: 'LateAnswer' });

const chanceHeader = (p: string, outcome: string) => ({
  'X-Chance': `How chance decided: \`seed=42; step=17; p=${p}; outcome=${outcome}\`. The same seed and step give the same outcome.`,
});

/** Each decision uses up a step, which is stored. */
const whenStepsFail = ['too-many-new-workspaces', 'store-unavailable'] as const;

export const behaviorEndpoints = {
  listTestUsers: endpoint({
    method: 'GET',
    path: '/testing/users',
    title: 'List users, with a rate limit',
    description:
      'Lists the test users. One call in five replies 429 instead: wait as long as Retry-After says and try again.',
    replies: {
      200: reply(z.array(testUser), {
        description: 'The users.',
        example: [...testUsers],
        headers: chanceHeader('0.2', '200'),
      }),
    },
    problems: ['rate-limited', ...whenStepsFail],
    example: {},
  }),
  failAtRandom: endpoint({
    method: 'GET',
    path: '/testing/random500',
    title: 'Fail at random',
    description:
      'Every second call replies 500, on average. Set the seed of your workspace to replay it.',
    replies: {
      200: reply(luck, {
        description: 'No error this time.',
        example: { message: 'No error this time' },
        headers: chanceHeader('0.5', '200'),
      }),
    },
    problems: ['random-server-error', ...whenStepsFail],
    example: {},
  }),
  answerLate: endpoint({
    method: 'GET',
    path: '/testing/latency-simulation',
    title: 'Answer late',
    description:
      'Answers after `delay` seconds. Without a delay, chance draws a whole number from 1 to 10.',
    query: z.strictObject({
      delay: numberParameter(delayBounds)
        .optional()
        .describe('Seconds to wait, from 1 to 10; fractions such as 1.5 are fine.'),
    }),
    replies: {
      200: reply(lateAnswer, {
        description: 'The answer, after the wait.',
        example: { message: 'Answered after 2 seconds', timestamp: '2026-03-02T09:00:02.000Z' },
        headers: chanceHeader('0.1', '7'),
      }),
    },
    problems: ['invalid-input', 'too-many-waiting', ...whenStepsFail],
    example: { query: { delay: '2' } },
  }),
};
