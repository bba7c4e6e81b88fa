import type { Item } from '@sparring/contracts/products';

/** Sums are calculated in cents, so that no total is 0.30000000000000004. */
export const totalCents = (items: readonly Item[]): number =>
  items.reduce((sum, { price }) => sum + Math.round(price * 100), 0);

/** `$1234.50`: without a comma, so that a test can read it back as a number. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export const priceOf = (item: Item): string => dollars(totalCents([item]));
