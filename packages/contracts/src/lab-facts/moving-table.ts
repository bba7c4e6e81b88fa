import { z } from 'zod';
import { count, type FactsOf, labFacts, sizeOf, text, upTo } from './facts.ts';

const check = z
  .strictObject({
    shuffles: count.describe('How often Shuffle was pressed before.'),
    cpu_of_chrome: text,
    memory_of_firefox: text,
  })
  .meta({ id: 'MovingTableCheck' });

export const movingTable = labFacts(
  'MovingTableFacts',
  {
    size: sizeOf('moving-table').describe('The number of programs.'),
    columns: sizeOf('moving-table-columns')
      .optional()
      .describe('The number of columns with values; 4 if it is left out.'),
    checks: upTo(2, check).describe(
      'What was typed at the last Check before the last Shuffle, and at the last Check.',
    ),
  },
  [],
);
export type MovingTableFacts = FactsOf<typeof movingTable>;
