import type { ElementRow } from '../../practice/lesson.ts';
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
  { what: 'The cart', role: 'table', name: 'Shopping cart', testId: 'cart-table', ...ofCart },
  {
    what: 'Removes the first row; its name has the product and the row',
    role: 'button',
    testId: 'cart-remove-1',
    ...ofCart,
  },
  { what: 'What the cart costs', role: 'cell', testId: 'cart-total', ...ofCart },
  {
    what: 'Leads to the products',
    role: 'link',
    name: 'Continue Shopping',
    testId: 'continue-shopping',
    appears: 'while the cart is empty',
  },
  ...methods.map(tabOf),
  ...methods.flatMap(fieldsOf),
  {
    what: 'The bank',
    role: 'combobox',
    name: 'Bank',
    testId: 'ideal-bank',
    appears: 'after iDEAL is chosen',
  },
  {
    what: 'What is wrong with the name; each field has such a message',
    role: 'paragraph',
    testId: 'card-name-error',
    appears: 'after Pay Now with an invalid name',
  },
  { what: 'Pays', role: 'button', name: 'Pay Now', testId: 'pay' },
  {
    what: 'The message after the payment',
    role: 'dialog',
    name: 'Payment Successful!',
    testId: 'payment-success',
    appears: 'for some seconds after the payment',
  },
  {
    what: 'The order',
    role: 'region',
    name: 'Your order is on its way',
    testId: 'receipt',
    appears: 'after the payment',
  },
];
