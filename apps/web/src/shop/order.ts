import type { Item } from '@sparring/contracts/products';

export const paymentMethods = ['credit', 'paypal', 'ideal'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** The banks a visitor can pay from with iDEAL. */
export const idealBanks = [
  'ABN AMRO',
  'ASN Bank',
  'Bunq',
  'ING',
  'Rabobank',
  'RegioBank',
  'SNS Bank',
  'Triodos Bank',
  'Van Lanschot',
] as const;

/** The texts that a visitor types, by payment method, before validation. */
export interface PaymentForm {
  readonly credit: {
    readonly name: string;
    readonly number: string;
    readonly expiry: string;
    readonly cvc: string;
  };
  readonly paypal: { readonly email: string };
  readonly ideal: { readonly bank: string };
}

/** The products of an order and how they are paid. */
export interface Order {
  readonly items: readonly Item[];
  readonly method: PaymentMethod;
  /** The address of the simulated confirmation. */
  readonly email: string;
}

/** The result of the simulated payment. */
export interface PaymentResult {
  readonly success: boolean;
  readonly email: string;
  /** `ORD-` and a whole number below 1,000,000. */
  readonly orderNumber: `ORD-${number}`;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** An order that has been paid, for its receipt. */
export interface PaidOrder {
  readonly items: readonly Item[];
  readonly result: PaymentResult;
}
