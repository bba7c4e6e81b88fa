import { byName, type FactsOf, labFacts, text } from './facts.ts';

export const shadowRoots = labFacts(
  'ShadowRootsFacts',
  { sent: byName(['guest', 'city', 'nights', 'pin'], text).describe('The form data.') },
  [],
);
export type ShadowRootsFacts = FactsOf<typeof shadowRoots>;
