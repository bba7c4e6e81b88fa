import { z } from 'zod';
import { count, dial, flag, labFacts, level, oneOf, type FactsOf, upTo } from './facts.ts';
import { mostUses } from './limits.ts';

const use = z
  .strictObject({
    target: oneOf([
      'Hidden',
      'Moving',
      'Disabled',
      'Read-only',
      'Covered',
      'Out of view',
      'Twice',
      'Half covered',
    ]),
    trusted: flag.describe('False if a script made the event.'),
    ready: flag.describe('Whether a user could have used the target at this moment.'),
  })
  .meta({ id: 'ActionabilityUse' });

export const actionability = labFacts(
  'ActionabilityFacts',
  {
    delay: dial.describe('The delay until every target is ready, in seconds.'),
    uses: upTo(mostUses, use).describe('The uses of the targets since Start, in their order.'),
    cover_clicks: count.describe('The clicks on the cover and on the layer since Start.'),
    level,
  },
  ['uses', 'cover_clicks'],
);
export type ActionabilityFacts = FactsOf<typeof actionability>;
