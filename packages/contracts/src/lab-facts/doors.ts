import { doorNames } from './door-names.ts';
import { byName, dial, type FactsOf, labFacts, text } from './facts.ts';

export const doors = labFacts(
  'DoorsFacts',
  {
    delay: dial.describe('The delay of Slow, Refresh and Timer, in seconds.'),
    codes: byName(doorNames, text).describe('The code that was typed for each door.'),
  },
  [],
);
export type DoorsFacts = FactsOf<typeof doors>;
