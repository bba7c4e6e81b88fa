import { before, byName, dial, type FactsOf, labFacts, text } from './facts.ts';
import { personaNames } from './persona-names.ts';

const shape = {
  block: dial.describe('How long Add and Buy block the page for slow, in seconds.'),
  codes: byName(personaNames, text).describe('The code that was typed for each persona.'),
};

export const personas = labFacts('PersonasFacts', { ...shape, before: before(shape) }, []);
export type PersonasFacts = FactsOf<typeof personas>;
