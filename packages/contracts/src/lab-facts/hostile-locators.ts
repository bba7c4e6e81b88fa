import { z } from 'zod';
import { byName, type FactsOf, labFacts, oneOf, sizeOf, text, upTo } from './facts.ts';
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
  {
    orders: upTo(mostOrders, order).describe('The last orders.'),
    level: sizeOf('hostile-locators').optional().describe('The level; 1 if it is left out.'),
  },
  [],
);
export type HostileLocatorsFacts = FactsOf<typeof hostileLocators>;
