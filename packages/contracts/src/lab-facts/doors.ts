import { doorNames } from './door-names.ts';
import { before, byName, dial, type FactsOf, labFacts, text } from './facts.ts';

const shape = {
  delay: dial.describe('The delay of Slow, Refresh and Timer, in seconds.'),
  codes: byName(doorNames, text).describe('The code that was typed for each door.'),
};

export const doors = labFacts('DoorsFacts', { ...shape, before: before(shape) }, []);
export type DoorsFacts = FactsOf<typeof doors>;
