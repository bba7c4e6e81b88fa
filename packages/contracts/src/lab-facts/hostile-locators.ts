import { z } from 'zod';
import { byName, labFacts, level, oneOf, text, type FactsOf, upTo } from './facts.ts';
import { mostOrders } from './limits.ts';

const order = z
  .strictObject({
    fields: byName(
      ['Name', 'E-mail', 'Phone', 'Delivery city', 'Billing city', 'Postal code'],
      text,
    ).describe('What was in each field, by its label.'),
    pressed: oneOf(['Place order', 'Save order', 'Delete order']),
  })
  .meta({ id: 'HostileLocatorsOrder' });

export const hostileLocators = labFacts(
  'HostileLocatorsFacts',
  { orders: upTo(mostOrders, order).describe('The last orders.'), level },
  [],
);
export type HostileLocatorsFacts = FactsOf<typeof hostileLocators>;
