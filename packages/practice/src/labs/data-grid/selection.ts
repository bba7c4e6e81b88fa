import { type Judged, solved, unsolved } from '../../judged.ts';
import { amountOf, type Invoice, sumOf } from './invoices.ts';

/** The numbers of the selected invoices. */
export type Selection = ReadonlySet<number>;

/** The selection after some invoices were selected, or taken out of it. */
export const changed = (
  selection: Selection,
  invoices: readonly Invoice[],
  isSelected: boolean,
): Selection => {
  const numbers = invoices.map(({ number }) => number);
  const others = [...selection].filter((number) => !numbers.includes(number));
  return new Set(isSelected ? [...others, ...numbers] : others);
};

export const selectedOf = (invoices: readonly Invoice[], selection: Selection) =>
  invoices.filter(({ number }) => selection.has(number));

/** How many of the rows of a page are selected. */
export const shareOf = (
  rows: readonly Invoice[],
  selection: Selection,
): 'none' | 'some' | 'all' => {
  const { length } = selectedOf(rows, selection);
  if (length === 0) return 'none';
  return length === rows.length ? 'all' : 'some';
};

/** What Approve says: `rows` are those of the page that is shown. */
export const verdictOf = (
  invoices: readonly Invoice[],
  rows: readonly Invoice[],
  selection: Selection,
): Judged => {
  const all = invoices.length;
  const { size } = selection;
  if (size === all)
    return solved(`${all} of ${all} invoices are selected, ${amountOf(sumOf(invoices))} in total.`);
  const isThePage = size > 0 && size === rows.length && shareOf(rows, selection) === 'all';
  return unsolved(
    isThePage
      ? `Not approved: only this page is selected, ${size} of ${all} invoices.`
      : `Not approved: ${size} of ${all} invoices are selected.`,
  );
};
