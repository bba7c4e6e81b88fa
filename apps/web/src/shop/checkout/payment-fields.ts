import type { ComponentProps } from 'react';
import type { PaymentMethod } from '../order.ts';
import type { FieldName } from '../payment.ts';

export interface PaymentField {
  readonly field: FieldName;
  /** Id and test id. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly input: ComponentProps<'input'>;
}

export const methodLabels: Record<PaymentMethod, string> = {
  credit: 'Credit Card',
  paypal: 'PayPal',
  ideal: 'iDEAL',
};

/** The text fields of each payment method. The bank of iDEAL is a select box. */
export const typedFields: Record<PaymentMethod, readonly PaymentField[]> = {
  credit: [
    { field: 'name', name: 'card-name', label: 'Name on card', input: { autoComplete: 'cc-name' } },
    {
      field: 'number',
      name: 'card-number',
      label: 'Card number',
      hint: '16 digits without spaces. Any digits are accepted.',
      input: { autoComplete: 'cc-number', inputMode: 'numeric', maxLength: 16 },
    },
    {
      field: 'expiry',
      name: 'card-expiry',
      label: 'Expiry date',
      hint: 'MM/YY',
      input: { autoComplete: 'cc-exp', maxLength: 5 },
    },
    {
      field: 'cvc',
      name: 'card-cvc',
      label: 'CVC',
      hint: '3 or 4 digits',
      input: { autoComplete: 'cc-csc', inputMode: 'numeric' },
    },
  ],
  paypal: [
    {
      field: 'email',
      name: 'paypal-email',
      label: 'PayPal email',
      hint: 'A real shop would send the confirmation there. This shop sends nothing.',
      input: { autoComplete: 'email', type: 'email' },
    },
  ],
  ideal: [],
};
