import { before, dial, type FactsOf, labFacts, oneOf, text } from './facts.ts';

const shape = {
  delay: dial.describe('The longest delay of the light, in seconds.'),
  seen: text.describe('The words that were typed as seen.'),
  badge: text.describe('The word that was typed for the badge.'),
  on: text.describe('The boxes that were typed as on.'),
  crossed: oneOf(['green', 'red', 'never']).describe('The light at the first Cross.'),
};

export const seen = labFacts('SeenFacts', { ...shape, before: before(shape) }, ['crossed']);
export type SeenFacts = FactsOf<typeof seen>;
