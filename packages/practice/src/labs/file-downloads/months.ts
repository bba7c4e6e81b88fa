import type { FileDownloadsFacts } from '@sparring/contracts/lab-facts/file-downloads';
import type { Chance } from '../../chance.ts';

export interface Order {
  readonly number: number;
  readonly customer: string;
  readonly cents: number;
}

export type MonthName = FileDownloadsFacts['marked'][number];

export interface Month {
  readonly name: MonthName;
  readonly orders: readonly Order[];
}

export interface Year {
  readonly months: readonly Month[];
  /** The name of the month whose file lacks its last order. */
  readonly short: string;
  /** What only the report says. */
  readonly code: string;
  /** The same of the report that the API sends to a session. */
  readonly sessionCode: string;
}

const names = ['January', 'February', 'March'] as const;

/* Two of these need quotation marks in a CSV. */
const customers = ['Ada Brook', 'Cole, Dale & Co.', 'The "Blue" Corner', 'Zoë Östberg'] as const;

const drawOrder = (chance: Chance, number: number): Order => ({
  number,
  customer: customers[chance.integer(customers.length)] ?? customers[0],
  cents: 100 + chance.integer(50_000),
});

export const drawYear = (size: number, chance: Chance): Year => {
  const ofMonth = Math.floor(size);
  const short = names[chance.integer(names.length)] ?? names[0];
  const code = String(1000 + chance.integer(9000));
  const months = names.map((name, month) => ({
    name,
    orders: Array.from({ length: ofMonth }, (_, at) =>
      drawOrder(chance, 1001 + month * ofMonth + at),
    ),
  }));
  const sessionCode = String(1000 + chance.integer(9000));
  return { months, short, code, sessionCode };
};

export const centsOf = (orders: readonly Order[]): number =>
  orders.reduce((sum, { cents }) => sum + cents, 0);

/** The orders that the file of a month has. */
export const inFile = ({ name, orders }: Month, { short }: Pick<Year, 'short'>): readonly Order[] =>
  name === short ? orders.slice(0, -1) : orders;

/** 123450 as 1234.50. */
export const amount = (cents: number): string => (cents / 100).toFixed(2);
