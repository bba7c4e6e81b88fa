import type { Area } from '../area.ts';

export const dataGrid = {
  slug: 'data-grid',
  title: 'Lab: Data grid',
  place: { lab: 'data-grid' },
  rules: [
    {
      id: 'GRID-01',
      from: 'rule book',
      text: 'The table has as many invoices as ?size= says, from 1 to 200, in pages of 5, 10, 20 or 50 rows; each invoice is on exactly one page.',
    },
    {
      id: 'GRID-02',
      from: 'rule book',
      text: 'The last line of the table has the number and, to the cent, the sum of the invoices of all pages that match the filters.',
    },
    {
      id: 'GRID-03',
      from: 'rule book',
      text: 'The filters show the invoices whose customer contains the text, in upper or lower case, and that have the status; each change of a filter shows the first page and clears the selection.',
    },
    {
      id: 'GRID-04',
      from: 'rule book',
      text: 'The button of a column sorts all pages by it, first ascending, then descending, and aria-sort says so; amounts are sorted as numbers, equal values by invoice number.',
    },
    {
      id: 'GRID-05',
      from: 'rule book',
      text: 'Move left and Move right swap the chosen column with its neighbour, and are disabled at the ends.',
    },
    {
      id: 'GRID-06',
      from: 'rule book',
      text: 'Select all selects or clears the rows of the page that is shown, and no others; it is checked when all of them are selected, and mixed when some are.',
    },
    {
      id: 'GRID-07',
      from: 'rule book',
      text: 'The selection stays when the page, its size, the sort or the columns change.',
    },
    {
      id: 'GRID-08',
      from: 'rule book',
      text: 'When all rows of the page are selected, but not those of other pages, the page says so and offers to select all invoices that match the filters.',
    },
    {
      id: 'GRID-09',
      from: 'rule book',
      text: 'Download CSV saves a header line and the selected invoices of all pages, with the columns and in the order of the table; a value with a comma or a quotation mark is quoted as in RFC 4180.',
    },
    {
      id: 'GRID-10',
      from: 'rule book',
      text: 'At Approve the verdict says "Not approved" unless every invoice is selected: how many are, and whether they are only the rows of the page that is shown.',
    },
    {
      id: 'GRID-11',
      from: 'rule book',
      text: 'The invoices depend on the seed alone.',
    },
    {
      id: 'GRID-12',
      from: 'rule book',
      text: 'If every invoice is selected, the verdict says "Approved" when the table has shown all of them and the last CSV has all of them; otherwise it says "Not finished" and what is still to do.',
    },
  ],
} as const satisfies Area;
