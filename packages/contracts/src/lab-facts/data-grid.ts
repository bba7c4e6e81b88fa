import { count, type FactsOf, labFacts, sizeOf, upTo } from './facts.ts';
import { sizes } from './limits.ts';

const { max: mostInvoices } = sizes['data-grid'];

export const dataGrid = labFacts(
  'DataGridFacts',
  {
    size: sizeOf('data-grid').describe('The number of invoices.'),
    seen: count.describe('How many different invoices the table has shown.'),
    saved: count.describe('How many invoices the last CSV has.'),
    on_page: upTo(mostInvoices, count).describe('The numbers of the invoices on the page.'),
    selected: upTo(mostInvoices, count).describe('The numbers of the selected invoices.'),
    rows: sizeOf('data-grid-rows')
      .optional()
      .describe('How many rows are in view below the sticky header; all if it is left out.'),
    header_presses: count
      .optional()
      .describe('The number of clicks in the header; only with `rows`.'),
  },
  ['seen', 'saved', 'on_page', 'header_presses'],
);
export type DataGridFacts = FactsOf<typeof dataGrid>;
