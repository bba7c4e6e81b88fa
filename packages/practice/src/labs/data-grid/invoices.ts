import type { Chance } from '../../chance.ts';

export const columns = ['Invoice', 'Customer', 'Status', 'Due', 'Amount'] as const;
export type Column = (typeof columns)[number];

export const statuses = ['Open', 'Overdue', 'Paid'] as const;
export type Status = (typeof statuses)[number];

export interface Invoice {
  readonly number: number;
  readonly customer: string;
  readonly status: Status;
  /** A date as ISO 8601 writes it. */
  readonly due: string;
  readonly cents: number;
}

const customers = [
  'Amber Mills',
  'Brook & Sons',
  'Canal Street Books',
  'Dune Travel',
  'Frost, Ames & Co',
  'Green Anchor',
  'Harbour Radio',
  'Maple Dental',
  'North Quay',
  'The "Blue" Door',
];

const dateIn2026 = (chance: Chance): string => {
  const [month, day] = [12, 28].map((below) => String(1 + chance.integer(below)).padStart(2, '0'));
  return `2026-${month}-${day}`;
};

export const drawInvoices = (size: number, chance: Chance): readonly Invoice[] =>
  Array.from({ length: size }, (_, index) => ({
    number: 1001 + index,
    customer: customers[chance.integer(customers.length)]!,
    status: statuses[chance.integer(statuses.length)]!,
    due: dateIn2026(chance),
    cents: 100 + chance.integer(chance.integer(2) ? 9900 : 199_900),
  }));

export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

export const textOf = (invoice: Invoice, column: Column): string => {
  switch (column) {
    case 'Invoice':
      return `INV-${invoice.number}`;
    case 'Customer':
      return invoice.customer;
    case 'Status':
      return invoice.status;
    case 'Due':
      return invoice.due;
    default:
      return amountOf(invoice.cents);
  }
};

export const sumOf = (invoices: readonly Invoice[]): number =>
  invoices.reduce((sum, { cents }) => sum + cents, 0);
