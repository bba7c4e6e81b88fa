import { z } from 'zod';
import { count, type FactsOf, flag, labFacts, oneOf, text, upTo } from './facts.ts';

const message = z
  .strictObject({ desk: oneOf(['North', 'South', 'West']), code: text })
  .meta({ id: 'WindowsMessage' });

export const windows = labFacts(
  'WindowsFacts',
  {
    messages: upTo(3, message).describe('The last messages of the windows, in their order.'),
    accepted: flag.describe('Whether the conditions were accepted.'),
    booked: flag.describe('Whether the booking was confirmed.'),
    printed: count.describe('How often the page was printed.'),
    number: text.describe('The number of the receipt that was typed.'),
    scripted: flag.describe('Whether a script has used the page or a window.'),
  },
  ['accepted', 'booked', 'printed', 'scripted'],
);
export type WindowsFacts = FactsOf<typeof windows>;
