import { amount, type Order } from '@sparring/practice/labs/file-downloads/months';

/** As RFC 4180 wants it. */
const field = (text: string): string =>
  /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const line = ({ number, customer, cents }: Order): string =>
  [String(number), customer, amount(cents)].map(field).join(',');

export const csvOf = (orders: readonly Order[]): string =>
  ['number,customer,amount', ...orders.map(line)].map((text) => `${text}\r\n`).join('');
