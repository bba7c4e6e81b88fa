import { z } from 'zod';
import { oddsInWords, type ErrorByChance, type NumberByChance } from './chance.ts';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { numberParameter } from './number-parameter.ts';

/** The random error of GET /testing/users. */
export const rateLimit = {
  kind: 'error',
  p: 0.2,
  problem: 'rate-limited',
  detail: 'The simulated rate limit rejected this request at random. Try again in one second.',
  headers: { 'Retry-After': '1' },
} as const satisfies ErrorByChance;

const half = 0.5;

/** The random error of GET /testing/random500. */
export const randomError = {
  kind: 'error',
  p: half,
  problem: 'random-server-error',
  detail: `This request failed at random, as ${oddsInWords(half)} does. Try again.`,
} as const satisfies ErrorByChance;

/** The random delay of GET /testing/latency-simulation. */
export const drawnDelay = {
  kind: 'number',
  min: 1,
  max: 10,
  unit: 'second',
} as const satisfies NumberByChance;

const delay = numberParameter(drawnDelay)
  .optional()
  .describe(
    `The delay in seconds, from ${drawnDelay.min} to ${drawnDelay.max}. Fractions such as 1.5 are allowed.`,
  );

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
    timestamp: z.iso.datetime().describe('The time of the response, after the delay.'),
  })
  .meta({ id: 'LateAnswer' });

export const behaviorEndpoints = {
  listTestUsers: endpoint({
    method: 'GET',
    path: '/testing/users',
    title: 'List users, with a rate limit',
    description: `Returns the test users. On average, ${oddsInWords(rateLimit.p)} gets 429 instead: wait for the number of seconds in Retry-After, then try again.`,
    chance: rateLimit,
    replies: {
      200: reply(z.array(testUser), { description: 'The users.', example: [...testUsers] }),
    },
    problems: [],
    example: {},
  }),
  failAtRandom: endpoint({
    method: 'GET',
    path: '/testing/random500',
    title: 'Fail at random',
    description: `On average, ${oddsInWords(randomError.p)} gets 500. Set the seed of your workspace to repeat the same sequence of outcomes.`,
    chance: randomError,
    replies: {
      200: reply(luck, {
        description: 'The request did not fail.',
        example: { message: 'No error this time' },
      }),
    },
    problems: [],
    example: {},
  }),
  answerLate: endpoint({
    method: 'GET',
    path: '/testing/latency-simulation',
    title: 'Reply after a delay',
    description: `Responds after \`delay\` seconds. Without \`delay\`, the API draws a random whole number of seconds from ${drawnDelay.min} to ${drawnDelay.max}; only then does the response have the header X-Chance.`,
    chance: drawnDelay,
    query: z.strictObject({ delay }),
    replies: {
      200: reply(lateAnswer, {
        description: 'The response, after the delay.',
        example: { message: 'Answered after 2 seconds', timestamp: '2026-03-02T09:00:02.000Z' },
      }),
    },
    problems: ['invalid-input', 'too-many-waiting'],
    example: { query: { delay: '2' } },
  }),
};
