import { z } from 'zod';
import { must } from '../must.ts';
import { dial, type FactsOf, labFacts, oneOf, upTo } from './facts.ts';

const asTime = must('be null, or the milliseconds after the ring');

export const waits = labFacts(
  'WaitsFacts',
  {
    delay: dial.describe('The delay of the four results, in seconds.'),
    speed: z
      .number({ error: must('be a positive number') })
      .optional()
      .describe('The value of `?speed=`, which shortens the delays.'),
    results: upTo(4, oneOf(['Show', 'Render', 'Ask the API', 'Load'])).describe(
      'The buttons whose result has come.',
    ),
    catches: upTo(3, z.number({ error: asTime }).min(0, { error: asTime }).nullable()).describe(
      'For each round, how many milliseconds after the ring Catch was pressed; null if it had not rung yet.',
    ),
  },
  ['speed', 'results', 'catches'],
);
export type WaitsFacts = FactsOf<typeof waits>;
