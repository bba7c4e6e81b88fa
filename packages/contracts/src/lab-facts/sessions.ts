import { before, byName, dial, type FactsOf, labFacts, text } from './facts.ts';
import { sessionWays } from './session-ways.ts';

const shape = {
  delay: dial.describe('The delay before the form is sent, in seconds.'),
  codes: byName(sessionWays, text).describe('The code that was typed for each session.'),
};

export const sessions = labFacts('SessionsFacts', { ...shape, before: before(shape) }, []);
export type SessionsFacts = FactsOf<typeof sessions>;
