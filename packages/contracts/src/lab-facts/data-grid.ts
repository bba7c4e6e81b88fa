import { count, dial, type FactsOf, labFacts, upTo } from './facts.ts';
import { mostInvoices } from './limits.ts';

export const dataGrid = labFacts(
  'DataGridFacts',
  {
    size: dial.describe('The number of invoices.'),
    seen: count.describe('How many different invoices the table has shown.'),
    saved: count.describe('How many invoices the last CSV has.'),
    on_page: upTo(mostInvoices, count).describe('The numbers of the invoices on the page.'),
    selected: upTo(mostInvoices, count).describe('The numbers of the selected invoices.'),
  },
  ['seen', 'saved', 'on_page'],
);
export type DataGridFacts = FactsOf<typeof dataGrid>;
