import { type Column, type Invoice, textOf } from '@sparring/practice/labs/data-grid/invoices';

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

const lineOf = (values: readonly string[]): string => `${values.map(quoted).join(',')}\r\n`;

/** The invoices as RFC 4180 writes them, with a header line. */
export const csvOf = (invoices: readonly Invoice[], order: readonly Column[]): string =>
  [order, ...invoices.map((invoice) => order.map((column) => textOf(invoice, column)))]
    .map(lineOf)
    .join('');
