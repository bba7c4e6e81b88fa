import { defect } from '../../defect.ts';

export default defect({
  id: 'amounts-sorted-as-text',
  rule: 'GRID-04',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/web/src/labs/data-grid/view.ts',
  from: "column === 'Amount'\n    ?",
  to: "column === 'Amount' && one.cents === other.cents\n    ?",
  pure: true,
  seen: '1000.00 stands before 9.00 in the data grid.',
  hints: [
    'Look at the sorted columns of the data grid.',
    'Sort numbers that have different lengths.',
    'Sorted by Amount, each amount is at least as large as the one before it.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/data-grid?seed=1');
    await page.getByTestId('grid-sort-amount').click();
    const cells = page.getByTestId('grid-table').locator('tbody td[data-column="Amount"]');
    const amounts = (await cells.allInnerTexts()).map(Number);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  },
});
