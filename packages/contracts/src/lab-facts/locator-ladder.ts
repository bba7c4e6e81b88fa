import { byName, type FactsOf, labFacts, text } from './facts.ts';

export const locatorLadder = labFacts(
  'LocatorLadderFacts',
  {
    used: byName(
      ['Role', 'Label', 'Group', 'Row', 'Placeholder', 'Text alternative', 'Title', 'Description'],
      text,
    ).describe(
      'What tells the element that was used on each rung from the others there; of several, the first wrong one.',
    ),
  },
  [],
);
export type LocatorLadderFacts = FactsOf<typeof locatorLadder>;
