import { type FactsOf, labFacts, text, upTo } from './facts.ts';

const cities = upTo(10, text);

export const comboboxes = labFacts(
  'ComboboxesFacts',
  { home: cities, travel: cities, visited: cities, hotel: cities },
  [],
);
export type ComboboxesFacts = FactsOf<typeof comboboxes>;
