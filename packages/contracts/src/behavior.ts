import { z } from 'zod';
import { oddsInWords, type ErrorByChance, type NumberByChance } from './chance.ts';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { numberParameter } from './number-parameter.ts';

/** The users endpoint refuses some calls. */
export const rateLimit = {
  kind: 'error',
  p: 0.2,
  problem: 'rate-limited',
  detail: 'Chance decided that this call is one too many. Try again in a second.',
  headers: { 'Retry-After': '1' },
} as const satisfies ErrorByChance;

const half = 0.5;

/** The endpoint random500 fails. */
export const randomError = {
  kind: 'error',
  p: half,
  problem: 'random-server-error',
  detail: `Chance decided that this call fails, as ${oddsInWords(half)} does. Try again.`,
} as const satisfies ErrorByChance;

/** The delay of the latency simulation. */
export const drawnDelay = {
  kind: 'number',
  min: 1,
  max: 10,
  unit: 'second',
} as const satisfies NumberByChance;

const asSentence = (words: string): string => words[0]!.toUpperCase() + words.slice(1);

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

export const behaviorEndpoints = {
  listTestUsers: endpoint({
    method: 'GET',
    path: '/testing/users',
    title: 'List users, with a rate limit',
    description: `Lists the test users. ${asSentence(oddsInWords(rateLimit.p))} replies 429 instead: wait as long as Retry-After says and try again.`,
    chance: rateLimit,
    replies: {
      200: reply(z.array(testUser), {
        description: 'The users.',
        example: [...testUsers],
      }),
    },
    problems: [],
    example: {},
  }),
  failAtRandom: endpoint({
    method: 'GET',
    path: '/testing/random500',
    title: 'Fail at random',
    description: `${asSentence(oddsInWords(randomError.p))} replies 500, on average. Set the seed of your workspace to replay it.`,
    chance: randomError,
    replies: {
      200: reply(luck, {
        description: 'No error this time.',
        example: { message: 'No error this time' },
      }),
    },
    problems: [],
    example: {},
  }),
  answerLate: endpoint({
    method: 'GET',
    path: '/testing/latency-simulation',
    title: 'Answer late',
    description: `Answers after \`delay\` seconds. Without a delay, chance draws a whole number from ${drawnDelay.min} to ${drawnDelay.max}.`,
    chance: drawnDelay,
    query: z.strictObject({
      delay: numberParameter(drawnDelay)
        .optional()
        .describe(
          `Seconds to wait, from ${drawnDelay.min} to ${drawnDelay.max}; fractions such as 1.5 are fine.`,
        ),
    }),
    replies: {
      200: reply(lateAnswer, {
        description: 'The answer, after the wait.',
        example: { message: 'Answered after 2 seconds', timestamp: '2026-03-02T09:00:02.000Z' },
      }),
    },
    problems: ['invalid-input', 'too-many-waiting'],
    example: { query: { delay: '2' } },
  }),
};
