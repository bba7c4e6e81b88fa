import { byName, type FactsOf, labFacts, oneOf } from './facts.ts';

export const trustedEvents = labFacts(
  'TrustedEventsFacts',
  {
    ways: byName(
      ['Name', 'Newsletter', 'Rounds', 'Send'],
      oneOf(['a user', 'a user, key by key', 'a user, at once', 'a script']),
    ).describe('Who has used each control. One that nobody has used is left out.'),
  },
  ['ways'],
);
export type TrustedEventsFacts = FactsOf<typeof trustedEvents>;
