import { sizes } from '@sparring/contracts/lab-facts/limits';
import { type Dial, levelDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The box is called Select all, as in most tables, because “Select all rows of this page” would be no trap. A
 * filter clears the selection: nothing hidden is ever approved.
 */
export { dataGrid as rules } from '@sparring/rules/labs/data-grid';

export const dials = [
  {
    name: 'size',
    label: 'Number of invoices',
    hint: 'From 1 to 200.',
    ...sizes['data-grid'],
    step: 1,
    initial: 57,
  },
  levelDial('On level 2, four rows are in view: they scroll below the header, which stays.', {
    name: 'rows',
    from: 1,
  }),
] as const satisfies readonly Dial[];

export const task = [
  'Go through all pages and read every amount.',
  'Assert that there are 57 rows, and that their amounts add up to the sum in the last line of the table.',
  'Select all 57 invoices, and press **Download CSV**.',
  'Assert that the file has 57 lines below its header, each with a different invoice number, and that its amounts add up to the same sum.',
  'Press **Approve**, and assert that the verdict says “Solved”. It does so if the table has shown every invoice and the last CSV contains all of them.',
  'With ?level=2, set **Status** to Overdue, select each invoice by its own checkbox with the mouse or the keyboard, and press **Approve**: clicks from a script do not count there. The verdict on level 1 does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  row('Shows the invoices of some customers', 'searchbox', 'Customer contains', 'grid-customer'),
  row('Shows one status', 'combobox', 'Status', 'grid-status'),
  row('How many rows a page has', 'combobox', 'Rows per page', 'grid-page-size'),
  row('The column to move', 'combobox', 'Column', 'grid-column'),
  row('Moves that column; Move right is next to it', 'button', 'Move left', 'grid-move-left'),
  row('The box in which the rows scroll', 'region', 'Invoices', 'grid-body', {
    appears: 'with ?level=2',
  }),
  row('The table', 'table', 'Invoices', 'grid-table'),
  row(
    'Selects rows; mixed when some of them are selected',
    'checkbox',
    'Select all',
    'grid-select-all',
  ),
  row(
    'Sorts by amount; aria-sort of its header gives the direction',
    'button',
    'Amount',
    'grid-sort-amount',
  ),
  row('Selects one row', 'checkbox', 'Select INV-1001', 'grid-select-1001', {
    appears: 'on the page of its row',
  }),
  {
    what: 'The sum of all pages',
    role: 'cell',
    testId: 'grid-sum',
    appears: 'in the last line of the table',
  },
  row('Shows the next page', 'button', 'Next page', 'grid-next'),
  row('The page that is shown', 'status', 'Page', 'grid-page'),
  row('How many rows are selected', 'status', 'Selected', 'grid-selected'),
  row(
    'Selects the rows of all pages; its name contains their number',
    'button',
    'Select all 57 invoices',
    'grid-select-matches',
    { appears: 'when all rows of a page are selected, but not those of the other pages' },
  ),
  row('Saves the selected invoices as invoices.csv', 'button', 'Download CSV', 'grid-download'),
  row('Approves the selection', 'button', 'Approve', 'grid-approve'),
  row('The verdict', 'status', 'Verdict', 'grid-verdict'),
];

export const hints = [
  'How many rows does the table have in DevTools, and how many invoices does its last line name?',
  'Check **Select all**, and read **Selected**. What does the page offer next to it?',
  'Read the rows and press **Next page** until it is disabled. Find the amount column by its header, and add up in cents.',
  'With ?level=2: a forced click, or one at a position, hits what is on top: **Select all** covers the checkbox of a row that is beneath the header. `check()` of Playwright scrolls until nothing covers it. In Selenium, scroll the checkbox to the middle of the box first: `scrollIntoView({ block: "center" })`.',
];

export const answer: LabAnswer = {
  why: 'The naive test takes **Select all** at its word. It selects only the rows of the current page, not those of the other pages.',
  fails: {
    playwright: /only this page is selected, 10 of 57/,
    selenium: /only this page is selected, 10 of 57/,
  },
};
