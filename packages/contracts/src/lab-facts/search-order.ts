import { z } from 'zod';
import { count, dial, type FactsOf, labFacts, text } from './facts.ts';

const taken = z
  .strictObject({
    first: text.describe('The name of the first result.'),
    question: text.describe('The text to which the list belonged.'),
  })
  .meta({ id: 'SearchOrderTaken' });

export const searchOrder = labFacts(
  'SearchOrderFacts',
  {
    delay: dial.describe('The delay of the slowest response, in seconds.'),
    overwrite: dial.describe('1 if stale responses overwrite the list, otherwise 0.'),
    text: text.describe('What was in the field.'),
    typed: count.describe(
      'How many keys have changed the text since the field was empty; 0 if anything else has.',
    ),
    taken,
  },
  ['typed', 'taken'],
);
export type SearchOrderFacts = FactsOf<typeof searchOrder>;
