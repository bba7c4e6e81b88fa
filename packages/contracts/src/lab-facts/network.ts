import { byName, count, dial, type FactsOf, labFacts, oneOf } from './facts.ts';

export const network = labFacts(
  'NetworkFacts',
  {
    delay: dial.describe('The delay of Slow, in seconds.'),
    timeout: dial.describe('After how many seconds the page gives up on a request.'),
    requests: byName(
      [
        'Sound',
        'Slow',
        'Missing',
        'Failing',
        'Broken JSON',
        'Cut off',
        'Closed',
        'Never',
        'Unsteady',
      ],
      oneOf(['open', 'ended']),
    ).describe('Where each request was at Finish. One that was never sent is left out.'),
    unsteady_asked: count
      .optional()
      .describe('How often Unsteady was asked; left out if the page does not have it.'),
  },
  ['requests'],
);
export type NetworkFacts = FactsOf<typeof network>;
