import { z } from 'zod';
import { count, type FactsOf, flag, labFacts, sizeOf, text, upTo } from './facts.ts';
import { mostTakes } from './limits.ts';

const take = z
  .strictObject({
    item: text,
    stale: flag.describe('Whether the node of its button was no longer in the page.'),
  })
  .meta({ id: 'StaleNodesTake' });

export const staleNodes = labFacts(
  'StaleNodesFacts',
  {
    size: sizeOf('stale-nodes').describe('The rows of each list.'),
    reorders: count.describe('How often Reorder was pressed.'),
    takes: upTo(mostTakes, take).describe('What was taken since Reorder, in its order.'),
  },
  ['reorders', 'takes'],
);
export type StaleNodesFacts = FactsOf<typeof staleNodes>;
