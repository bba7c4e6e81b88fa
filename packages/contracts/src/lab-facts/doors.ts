import { byName, dial, type FactsOf, labFacts, text } from './facts.ts';

const doorNames = [
  'Slow',
  'Picture',
  'Hops',
  'Refresh',
  'Timer',
  'Basic',
  'Digest',
  'Status',
  'Error',
  'Scripts',
] as const;

export const doors = labFacts(
  'DoorsFacts',
  {
    delay: dial.describe('The delay of Slow, Refresh and Timer, in seconds.'),
    codes: byName(doorNames, text).describe('The code that was typed for each door.'),
  },
  [],
);
export type DoorsFacts = FactsOf<typeof doors>;
