import { labArea } from '../area.ts';

export const dataGrid = labArea('data-grid', 'Data grid', [
  'GRID-01 rule book: The table has as many invoices as ?size= says, from 1 to 200, in pages of 5, 10, 20 or 50 rows; each invoice is on exactly one page.',
  'GRID-02 rule book: The last line of the table has the number and, to the cent, the sum of the invoices of all pages that match the filters.',
  'GRID-03 rule book: The filters show the invoices whose customer contains the text, in upper or lower case, and that have the status; each change of a filter shows the first page and clears the selection.',
  'GRID-04 rule book: The button of a column sorts all pages by it, first ascending, then descending, and aria-sort says so; amounts are sorted as numbers, equal values by invoice number.',
  'GRID-05 rule book: Move left and Move right swap the chosen column with its neighbor, and are disabled at the ends.',
  'GRID-06 rule book: Select all selects or clears the rows of the page that is shown, and no others; it is checked when all of them are selected, and mixed when some are.',
  'GRID-07 rule book: The selection stays when the page, its size, the sort or the columns change.',
  'GRID-08 rule book: When all rows of the page are selected, but not those of other pages, the page says so and offers to select all invoices that match the filters.',
  'GRID-09 rule book: Download CSV saves a header line and the selected invoices of all pages, with the columns and in the order of the table; a value with a comma or a quotation mark is quoted as in RFC 4180.',
  'GRID-10 rule book: After Approve, the verdict says "Not approved" unless every invoice is selected: how many are, and whether they are only the rows of the page that is shown.',
  'GRID-11 rule book: The invoices depend on the seed alone.',
  'GRID-12 rule book: If every invoice is selected, the verdict says "Solved" when the table has shown all of them and the last CSV has all of them; otherwise it says "Not finished" and what is still to do.',
  'GRID-13 rule book: ?level=2 shows four rows at a time: they scroll in a box whose header stays and covers those that are beneath it, and each page opens with its first row there.',
  'GRID-14 rule book: With ?level=2 the verdict says "Solved" if exactly the overdue invoices are selected, nothing in the header was pressed since the page was loaded, and no script has clicked in the table; otherwise it says "Not approved" and what is wrong.',
]);
