import { defect } from '../../defect.ts';

export default defect({
  id: 'any-status-is-overdue',
  rule: 'GRID-14',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/data-grid/overdue.ts',
  from: 'return others > 0 ?',
  to: 'return others > overdue ?',
  pure: true,
  seen: 'Some invoices that are not overdue may be selected with the overdue ones.',
  hints: [
    'Look at the data grid with a header that stays.',
    'Select more than the overdue invoices.',
    'With ?level=2, select all overdue invoices and a paid one: the verdict says Not approved.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/data-grid?seed=1&level=2&size=5');
    const rows = page.getByTestId('grid-table').locator('tbody tr');
    const overdue = rows.filter({ hasText: 'Overdue' });
    for (const row of await overdue.all()) await row.getByRole('checkbox').check();
    await rows.filter({ hasNotText: 'Overdue' }).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByTestId('grid-verdict')).toHaveText(/^Not approved: invoices are/);
  },
});
