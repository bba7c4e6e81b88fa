import { count, flag, labFacts, level, sizeOf, type FactsOf, upTo } from './facts.ts';
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
    level,
    scripted: flag
      .optional()
      .describe('Whether a script has clicked in the table; only on level 2.'),
    header_presses: count
      .optional()
      .describe('The number of clicks in the header; only on level 2.'),
  },
  ['seen', 'saved', 'on_page', 'scripted', 'header_presses'],
);
export type DataGridFacts = FactsOf<typeof dataGrid>;
