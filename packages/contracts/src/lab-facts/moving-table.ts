import { z } from 'zod';
import { count, labFacts, level, sizeOf, text, type FactsOf, upTo } from './facts.ts';

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
    level,
    checks: upTo(2, check).describe(
      'What was typed at the last Check before the last Shuffle, and at the last Check.',
    ),
  },
  [],
);
export type MovingTableFacts = FactsOf<typeof movingTable>;
