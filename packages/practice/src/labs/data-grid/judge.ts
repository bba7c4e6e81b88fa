import type { DataGridFacts } from '@sparring/contracts/lab-facts/data-grid';
import { createChance } from '../../chance.ts';
import { type Judged, unsolved } from '../../judged.ts';
import { drawInvoices } from './invoices.ts';
import { overdueVerdictOf } from './overdue.ts';
import { selectedOf, verdictOf } from './selection.ts';

export const judge = (facts: DataGridFacts): Judged => {
  const { seed, size, on_page, selected, seen, saved } = facts;
  const invoices = drawInvoices(size, createChance(seed));
  if ((facts.level ?? 1) > 1 && facts.scripted)
    return unsolved('A script: it has clicked in the table.');
  if ((facts.level ?? 1) > 1)
    return overdueVerdictOf(invoices, selected, facts.header_presses ?? 0);
  const rows = invoices.filter(({ number }) => on_page.includes(number));
  const known = selectedOf(invoices, new Set(selected)).map(({ number }) => number);
  const judged = verdictOf(invoices, rows, new Set(known));
  const missing = [
    ...(seen < invoices.length ? [`go through all pages, ${seen} rows were shown`] : []),
    ...(saved < invoices.length ? [`download the CSV of all, it had ${saved}`] : []),
  ];
  if (!judged.solved || missing.length === 0) return judged;
  return unsolved(
    `Not finished: all ${invoices.length} invoices are selected. Still to do: ${missing.join('; ')}.`,
  );
};
