import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Invoice } from './invoices.ts';

const mistakeIn = (
  invoices: readonly Invoice[],
  selected: readonly number[],
  headerPresses: number,
): string | undefined => {
  const chosen = invoices.filter(({ number }) => selected.includes(number));
  const overdue = invoices.filter(({ status }) => status === 'Overdue').length;
  const right = chosen.filter(({ status }) => status === 'Overdue').length;
  if (headerPresses > 0)
    return `something in the header was pressed, ${headerPresses === 1 ? 'once' : `${headerPresses} times`}`;
  if (overdue === 0) return 'no invoice is overdue, load the lab with another ?size= or ?seed=';
  if (right < overdue) return `${right} of ${overdue} overdue invoices are selected`;
  const others = chosen.length - right;
  return others > 0 ? `invoices are selected that are not overdue, ${others} of them` : undefined;
};

/** What Approve says when the header stays: only the overdue invoices are to be selected, one by one. */
export const overdueVerdictOf = (
  invoices: readonly Invoice[],
  selected: readonly number[],
  headerPresses: number,
): Judged => {
  const mistake = mistakeIn(invoices, selected, headerPresses);
  if (mistake !== undefined) return unsolved(`Not approved: ${mistake}.`);
  return solved(`the ${selected.length} overdue invoices were selected one by one.`);
};
