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
    typed: count.describe('How often the text has changed since the field was empty.'),
    taken,
  },
  ['typed', 'taken'],
);
export type SearchOrderFacts = FactsOf<typeof searchOrder>;
