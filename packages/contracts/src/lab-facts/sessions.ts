import { byName, dial, type FactsOf, labFacts, text } from './facts.ts';
import { sessionWays } from './session-ways.ts';

export const sessions = labFacts(
  'SessionsFacts',
  {
    delay: dial.describe('The delay before the form is sent, in seconds.'),
    codes: byName(sessionWays, text).describe('The code that was typed for each session.'),
  },
  [],
);
export type SessionsFacts = FactsOf<typeof sessions>;
