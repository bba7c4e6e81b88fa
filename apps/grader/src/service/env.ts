import {
  portNumber,
  proxyVariables,
  readVariables,
  wholeNumber,
} from '@sparring/serving/environment';
import { pageVariables } from '@sparring/web/server/env';
import { z } from 'zod';

const range = /^(\d+)-(\d+)$/;

/** `3110-3129`: two ports for each instance, one for the site and one for the API alone. */
const portPairs = z
  .string()
  .refine((text) => {
    const [, from = '', to = ''] = range.exec(text) ?? [];
    const ports = [from, to].map((port) => portNumber().safeParse(port));
    return ports.every(({ success }) => success) && Number(to) > Number(from);
  }, 'two ports, the lower one first, such as 3110-3129')
  .transform((text) => {
    const [, from, to] = range.exec(text)!;
    const count = Math.floor((Number(to) - Number(from) + 1) / 2);
    return Array.from(
      { length: count },
      (_, at) => [Number(from) + 2 * at, Number(from) + 2 * at + 1] as const,
    );
  });

/** The variables that the grader and its instances read. A test compares them with docs/configuration.md. */
export const environment = z.object({
  GRADER_PORT: portNumber().default(3100).describe('The port to listen on.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'The address that the grader and its instances listen on. The container image sets `0.0.0.0`.',
    ),
  GRADER_INSTANCES: wholeNumber(1, 500)
    .default(10)
    .describe(
      'The number of instances of Sparring that run at the same time, each for one learner. Further learners wait in line. An instance takes up to 120 MB.',
    ),
  GRADER_INSTANCE_PORTS: portPairs
    .prefault('3110-3129')
    .describe(
      'The ports of the instances, two for each. The learners’ machines have to reach them at the same numbers.',
    ),
  GRADER_DATA: z
    .string()
    .min(1)
    .optional()
    .describe('The folder in which the cards are kept. If unset: `apps/grader/data`.'),
  GRADER_KEY: z
    .string()
    .min(12, 'at least 12 characters')
    .optional()
    .describe('The teacher’s key for the table of all cards. If unset, there is no such table.'),
  API_URL: z
    .url({ protocol: /^https?$/, error: 'an http or https address' })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe(
      'The address of the API that has the classes. The grader asks it who has a key before it draws a card for it. If unset: the grader asks nobody.',
    ),
  GRADER_SILENCE: wholeNumber(20, 3600)
    .default(60)
    .describe(
      'The number of seconds after which a client that sends nothing loses its instance. It can go on later.',
    ),
  GRADER_CARDS: wholeNumber(1, 100_000)
    .default(1000)
    .describe(
      'The number of cards that are kept. Of those that are not under way and were not drawn in the last 30 minutes, one without results goes first, then the oldest of the client address that has most.',
    ),
  GRADER_OPEN_CARDS: wholeNumber(1, 10_000)
    .default(100)
    .describe(
      'The number of cards of one client address that can be new, in line or under way. The grader rejects the next with 429.',
    ),
  ...pageVariables,
  ...proxyVariables,
});

/** The rule that involves two variables. */
const consistent = environment.refine(
  ({ GRADER_INSTANCES, GRADER_INSTANCE_PORTS }) => GRADER_INSTANCE_PORTS.length >= GRADER_INSTANCES,
  { path: ['GRADER_INSTANCE_PORTS'], error: 'two ports for each of GRADER_INSTANCES' },
);

export type Environment = z.infer<typeof environment>;

export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment =>
  readVariables(consistent, variables);
