import { z } from 'zod';
import { type FactsOf, flag, labFacts, oneOf, sizeOf, text, upTo } from './facts.ts';
import { sizes } from './limits.ts';

const visit = z
  .strictObject({
    variant: oneOf(['A', 'B']).describe('The page that the visitor saw.'),
    cookies: oneOf(['refused', 'accepted', 'not answered']),
    extras: upTo(2, oneOf(['a towel', 'a club card'])).describe('What was bought in a dialog.'),
    course: text.describe('The course that was chosen.'),
    name: text,
    code: text.describe('The code of the booking; empty if there is none.'),
  })
  .meta({ id: 'InterruptionsVisit' });

export const interruptions = labFacts(
  'InterruptionsFacts',
  {
    visitors: sizeOf('interruptions').describe('The number of visitors.'),
    visits: upTo(sizes.interruptions.max, visit).describe('What each visitor did, in order.'),
    scripted: flag.describe('Whether a script has used the exercise.'),
  },
  ['visits', 'scripted'],
);
export type InterruptionsFacts = FactsOf<typeof interruptions>;
