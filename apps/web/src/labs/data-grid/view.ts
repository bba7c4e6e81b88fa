import {
  type Column,
  columns,
  type Invoice,
  type Status,
  textOf,
} from '@sparring/practice/labs/data-grid/invoices';

export const pageSizes = [5, 10, 20, 50] as const;

export interface Sort {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** What the controls around the table are set to. */
export interface View {
  readonly customer: string;
  readonly status: Status | 'All';
  readonly sort: Sort;
  readonly pageSize: number;
  /** The first is 0. */
  readonly page: number;
  readonly order: readonly Column[];
}

export const firstView: View = {
  customer: '',
  status: 'All',
  sort: { column: 'Invoice', direction: 'ascending' },
  pageSize: 10,
  page: 0,
  order: columns,
};

export const matching = (
  invoices: readonly Invoice[],
  { customer, status }: Pick<View, 'customer' | 'status'>,
): readonly Invoice[] => {
  const text = customer.trim().toLowerCase();
  return invoices.filter(
    (each) =>
      each.customer.toLowerCase().includes(text) && (status === 'All' || each.status === status),
  );
};

const compared = (one: Invoice, other: Invoice, column: Column): number =>
  column === 'Amount'
    ? one.cents - other.cents
    : textOf(one, column).localeCompare(textOf(other, column), 'en');

/** Equal values stay in the order of their numbers, in both directions. */
export const sorted = (
  invoices: readonly Invoice[],
  { column, direction }: Sort,
): readonly Invoice[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return invoices.toSorted((one, other) => sign * compared(one, other, column));
};

export const nextSort = (before: Sort, column: Column): Sort => ({
  column,
  direction:
    before.column === column && before.direction === 'ascending' ? 'descending' : 'ascending',
});

/** A table without rows has one page, too. */
export const pagesOf = (rows: number, pageSize: number): number =>
  Math.max(1, Math.ceil(rows / pageSize));

export const onPage = (
  invoices: readonly Invoice[],
  { page, pageSize }: Pick<View, 'page' | 'pageSize'>,
): readonly Invoice[] => invoices.slice(page * pageSize, (page + 1) * pageSize);

/** The columns with one of them a place further to the left (-1) or to the right (1). */
export const moved = (order: readonly Column[], column: Column, by: -1 | 1): readonly Column[] => {
  const at = order.indexOf(column);
  const neighbor = order[at + by];
  return neighbor === undefined ? order : order.with(at, neighbor).with(at + by, column);
};
