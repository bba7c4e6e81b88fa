import type { Chance } from '@sparring/practice/chance';
import type { Clock } from '../session/clock.ts';
import {
  idealBanks,
  type Order,
  type PaymentForm,
  type PaymentMethod,
  type PaymentResult,
} from './order.ts';

export const paymentMs = 2000;
export const confirmationMs = 1500;
export const redirectMs = 2000;

export const emptyForm: PaymentForm = {
  credit: { name: '', number: '', expiry: '', cvc: '' },
  paypal: { email: '' },
  ideal: { bank: '' },
};

export const isName = (text: string): boolean => text.trim() !== '';
export const isCardNumber = (text: string): boolean => /^\d{16}$/.test(text.replaceAll(' ', ''));
export const isExpiry = (text: string): boolean => /^(0[1-9]|1[0-2])\/\d{2}$/.test(text);
export const isCvc = (text: string): boolean => /^\d{3,4}$/.test(text);
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
export const isBank = (text: string): boolean => idealBanks.some((bank) => bank === text);

interface Rule {
  readonly accepts: (text: string) => boolean;
  readonly message: string;
}

export type FieldName = { [M in PaymentMethod]: keyof PaymentForm[M] }[PaymentMethod];

const rules: Record<FieldName, Rule> = {
  name: { accepts: isName, message: 'Name required' },
  number: { accepts: isCardNumber, message: '16-digit card number required' },
  expiry: { accepts: isExpiry, message: 'MM/YY required' },
  cvc: { accepts: isCvc, message: '3 or 4 digit CVC required' },
  email: { accepts: isEmail, message: 'Valid email required' },
  bank: { accepts: isBank, message: 'Select your bank' },
};

/** A message for each invalid field, in the order of the form. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export const fieldErrors = (form: PaymentForm, method: PaymentMethod): FieldErrors => {
  const fields = Object.entries(form[method]) as [FieldName, string][];
  const wrong = fields.filter(([field, text]) => !rules[field].accepts(text));
  return Object.fromEntries(wrong.map(([field]) => [field, rules[field].message]));
};

/** The error of an empty cart, which stops a payment even with a valid form. */
export const cartError = (items: readonly unknown[]): string | undefined =>
  items.length === 0
    ? 'Your cart is empty. Please add items before proceeding to payment.'
    : undefined;

export const confirmationEmail = (form: PaymentForm, method: PaymentMethod): string =>
  method === 'paypal' ? form.paypal.email : 'customer@example.com';

export const orderNumber = (chance: Chance): PaymentResult['orderNumber'] =>
  `ORD-${chance.integer(1_000_000)}`;

export const paymentResult = (order: Order, clock: Clock, chance: Chance): PaymentResult => ({
  success: true,
  email: order.email,
  orderNumber: orderNumber(chance),
  timestamp: clock.now(),
});
