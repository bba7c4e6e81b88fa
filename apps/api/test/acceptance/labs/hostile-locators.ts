import type { Sample } from '../test-sample.ts';

const order = {
  fields: {
    Name: 'Ada Bos',
    'E-mail': 'ada@example.com',
    Phone: '555 0142',
    'Delivery city': 'Delft',
    'Billing city': 'Breda',
    'Postal code': '2611 GX',
  },
  pressed: 'Place order',
};

export const sample: Sample = {
  solved: { seed: 7, orders: [order, order, order] },
  half: { orders: [order, order] },
  says: 'Right, 2 of 3',
};
