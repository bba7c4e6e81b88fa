import { count, dial, type FactsOf, flag, labFacts, sizeOf } from './facts.ts';

export const endlessList = labFacts(
  'EndlessListFacts',
  {
    size: sizeOf('endless-list').describe('The number of rows.'),
    delay: dial.describe('The delay of each load, in seconds.'),
    row: count.describe('The number of the row that was chosen.'),
    trusted: flag.describe('False if a script has clicked its button.'),
    loads: count.describe('The loads of rows up to the row to choose.'),
    loads_by_script: count.describe('How many of them came without a wheel, a key or a finger.'),
  },
  ['trusted', 'loads', 'loads_by_script'],
);
export type EndlessListFacts = FactsOf<typeof endlessList>;
