import { type Defect, defect } from '../defect.ts';
import { savedText } from '../saved-text.ts';

export const defects: readonly Defect[] = [
  defect('amounts-sorted-as-text', 'GRID-04', 'medium', 'oracle', {
    file: 'apps/web/src/labs/data-grid/view.ts',
    from: "column === 'Amount'\n    ?",
    to: "column === 'Amount' && one.cents === other.cents\n    ?",
    pure: true,
    seen: '1000.00 stands before 9.00 in the data grid.',
    nudge: 'Look at the sorted columns of the data grid.',
    hint: 'Sort numbers that have different lengths.',
    recipe: 'Sorted by Amount, each amount is at least as large as the one before it.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/data-grid?seed=1');
      await page.getByTestId('grid-sort-amount').click();
      const cells = page.getByTestId('grid-table').locator('tbody td[data-column="Amount"]');
      const amounts = (await cells.allInnerTexts()).map(Number);
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    },
  }),
  defect('any-status-is-overdue', 'GRID-14', 'medium', 'negative', {
    file: 'packages/practice/src/labs/data-grid/overdue.ts',
    from: 'return others > 0 ?',
    to: 'return others > overdue ?',
    pure: true,
    seen: 'Some invoices that are not overdue may be selected with the overdue ones.',
    nudge: 'Look at the data grid with a header that stays.',
    hint: 'Select more than the overdue invoices.',
    recipe:
      'With ?level=2, select all overdue invoices and a paid one: the verdict says Not approved.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/data-grid?seed=1&level=2&size=5');
      const rows = page.getByTestId('grid-table').locator('tbody tr');
      const overdue = rows.filter({ hasText: 'Overdue' });
      for (const row of await overdue.all()) await row.getByRole('checkbox').check();
      await rows.filter({ hasNotText: 'Overdue' }).first().getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByTestId('grid-verdict')).toHaveText(/^Not approved: invoices are/);
    },
  }),
  defect('last-page-out-of-reach', 'GRID-01', 'easy', 'paging', {
    file: 'apps/web/src/labs/data-grid/view.ts',
    from: 'Math.ceil(rows / pageSize)',
    to: 'Math.floor(rows / pageSize)',
    pure: true,
    seen: 'The last seven of 57 invoices are on no page.',
    nudge: 'Look at the pages of the data grid.',
    hint: 'Count the rows of all pages.',
    recipe: '57 invoices in pages of 10 are 6 pages.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/data-grid?seed=1');
      await expect(page.getByTestId('grid-page')).toHaveText('1 of 6');
    },
  }),
  defect('next-page-replaces-selection', 'GRID-06', 'sneaky', 'sequences', {
    file: 'packages/practice/src/labs/data-grid/selection.ts',
    from: 'isSelected ? [...others, ...numbers] : others',
    to: 'isSelected && numbers.length > 1 ? numbers : isSelected ? [...others, ...numbers] : others',
    pure: true,
    seen: 'Select all on the second page forgets the rows of the first one.',
    nudge: 'Look at the selection in the data grid.',
    hint: 'Select on one page, go on, and select there.',
    recipe: 'Select all on page 1, then on page 2: Selected says 20 of 57.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/data-grid?seed=1');
      await page.getByTestId('grid-select-all').check();
      await page.getByTestId('grid-next').click();
      await page.getByTestId('grid-select-all').check();
      await expect(page.getByTestId('grid-selected')).toHaveText('20 of 57');
    },
  }),
  defect('quotation-mark-not-doubled', 'GRID-09', 'hard', 'contract', {
    file: 'apps/web/src/labs/data-grid/page.tsx',
    from: `value.replaceAll('"', '""')`,
    to: 'value',
    pure: true,
    seen: 'In the CSV a customer with quotation marks breaks its line.',
    nudge: 'Look at the file that the data grid saves.',
    hint: 'Read it with a parser. Which characters does a value have that mean something in CSV?',
    recipe: 'A customer is called The "Blue" Door: its line has "The ""Blue"" Door".',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/data-grid?seed=1');
      await page.getByTestId('grid-customer').fill('Blue');
      await page.getByTestId('grid-select-all').check();
      const text = await savedText(page, 'grid-download');
      expect(text).toContain(',"The ""Blue"" Door",');
    },
  }),
];
