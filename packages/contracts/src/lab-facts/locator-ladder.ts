import { byName, type FactsOf, labFacts, sizeOf, text } from './facts.ts';

export const locatorLadder = labFacts(
  'LocatorLadderFacts',
  {
    used: byName(
      [
        'Role',
        'Label',
        'Group',
        'Row',
        'Placeholder',
        'Text alternative',
        'Title',
        'Description',
        'Sibling',
        'Ancestor',
        'Nth of its kind',
        'Contents',
        'Attribute',
      ],
      text,
    ).describe(
      'What tells the element that was used on each rung from the others there; of several, the first wrong one.',
    ),
    flight: sizeOf('locator-ladder').optional().describe('The flight; 1 if it is left out.'),
  },
  [],
);
export type LocatorLadderFacts = FactsOf<typeof locatorLadder>;
