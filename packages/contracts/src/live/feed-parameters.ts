import { z } from 'zod';
import { numberParameter } from '../number-parameter.ts';

/** The highest number of events, and of lines. */
export const mostEvents = 100;
export const mostLines = 100_000;

/** The seconds between two server-sent events, at most. The connection is never silent for longer than a second. */
export const longestPause = 10;

const seedBounds = { min: 0, max: 2 ** 32 - 1 };

const seed = numberParameter(seedBounds, 'integer')
  .optional()
  .meta({
    description: 'The seed of the movements. Without it, the seed of the workspace.',
    examples: [42],
  });

const cut = (most: number) =>
  numberParameter({ min: 1, max: most }, 'integer')
    .optional()
    .meta({
      description:
        'The API closes the connection after this number of movements, in the middle of the next one. A client gets the others by resuming.',
      /* Tools that import the document send every example, and this one breaks nothing. */
      examples: [most],
    });

const count = (most: number, usual: number) =>
  numberParameter({ min: 1, max: most }, 'integer')
    .default(usual)
    .describe('The number of movements.');

const every = (most: number, usual: number) =>
  numberParameter({ min: 0, max: most })
    .default(usual)
    .meta({
      description: 'The seconds between two movements. Fractions such as 0.5 are allowed.',
      examples: [usual],
    });

export const eventQuery = z.strictObject({
  count: count(mostEvents, 10),
  every: every(longestPause, 0.5),
  retry: numberParameter({ min: 0, max: 60_000 }, 'integer')
    .default(1000)
    .meta({
      description: 'The milliseconds after which an `EventSource` reconnects.',
      examples: [1000],
    }),
  cut: cut(mostEvents),
  seed,
});

export const lineQuery = z.strictObject({
  count: count(mostLines, 10),
  after: numberParameter({ min: 0, max: mostLines }, 'integer')
    .default(0)
    .meta({
      description:
        'The number of the last movement that the client has. The stream begins after it.',
      examples: [0],
    }),
  every: every(1, 0),
  cut: cut(mostLines),
  seed,
});

/** The id of an event is the number of its movement. */
export const lastEventId = z
  .string()
  .regex(/^\d{1,3}$/)
  .meta({ description: 'The id of the last event that the client received.', examples: ['4'] });
