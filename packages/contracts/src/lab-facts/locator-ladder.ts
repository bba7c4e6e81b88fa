import { byName, labFacts, level, text, type FactsOf } from './facts.ts';

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
    level,
  },
  [],
);
export type LocatorLadderFacts = FactsOf<typeof locatorLadder>;
