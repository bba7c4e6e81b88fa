import { byName, count, type FactsOf, flag, labFacts, text, upTo } from './facts.ts';

export const board = labFacts(
  'BoardFacts',
  {
    lists: byName(['To do', 'Doing', 'Done'], upTo(7, text)).describe('The cards of each list.'),
    refused: count.describe('How many cards a list has refused.'),
    undone: count.describe('How many moves of a card that was right were undone.'),
    scripted: flag.describe('Whether a script has used the board.'),
  },
  ['refused', 'undone', 'scripted'],
);
export type BoardFacts = FactsOf<typeof board>;
