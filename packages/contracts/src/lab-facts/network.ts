import { byName, count, dial, labFacts, level, oneOf, type FactsOf } from './facts.ts';

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
      oneOf(['open', 'product', 'failed']),
    ).describe(
      'Where each request was at Finish, or how it had ended. One that was never sent is left out.',
    ),
    level,
    unsteady_asked: count.optional().describe('How often Unsteady was asked; only on level 2.'),
  },
  ['requests'],
);
export type NetworkFacts = FactsOf<typeof network>;
