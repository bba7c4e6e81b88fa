import { type ElementRow, row } from '../../practice/lesson.ts';
import { methodLabels, typedFields } from './payment-fields.ts';
import type { PaymentMethod } from '../order.ts';

const ofCart = { appears: 'while the cart has a product' };

const methods = Object.keys(methodLabels) as PaymentMethod[];

const tabOf = (method: PaymentMethod): ElementRow => ({
  what: `Chooses ${methodLabels[method]}`,
  role: 'tab',
  name: methodLabels[method],
  testId: `payment-tab-${method}`,
});

const fieldsOf = (method: PaymentMethod): ElementRow[] =>
  typedFields[method].map(({ name, label }) => ({
    what: 'A field of the payment',
    role: 'textbox',
    name: label,
    testId: name,
    ...(method !== 'credit' && { appears: `after ${methodLabels[method]} is chosen` }),
  }));

export const elements: readonly ElementRow[] = [
  row('The cart', 'table', 'Shopping cart', 'cart-table', ofCart),
  {
    what: 'Removes the first row; its name has the product and the row',
    role: 'button',
    testId: 'cart-remove-1',
    ...ofCart,
  },
  { what: 'What the cart costs', role: 'cell', testId: 'cart-total', ...ofCart },
  row('Leads to the products', 'link', 'Continue Shopping', 'continue-shopping', {
    appears: 'while the cart is empty',
  }),
  ...methods.map(tabOf),
  ...methods.flatMap(fieldsOf),
  row('The bank', 'combobox', 'Bank', 'ideal-bank', { appears: 'after iDEAL is chosen' }),
  {
    what: 'What is wrong with the name; each field has such a message',
    role: 'paragraph',
    testId: 'card-name-error',
    appears: 'after Pay Now with an invalid name',
  },
  row('Pays', 'button', 'Pay Now', 'pay'),
  row('The message after the payment', 'dialog', 'Payment Successful!', 'payment-success', {
    appears: 'for some seconds after the payment',
  }),
  row('The order', 'region', 'Your order is on its way', 'receipt', {
    appears: 'after the payment',
  }),
];
