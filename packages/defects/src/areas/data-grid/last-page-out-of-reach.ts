import { defect } from '../../defect.ts';

export default defect({
  id: 'last-page-out-of-reach',
  rule: 'GRID-01',
  level: 'easy',
  technique: 'paging',
  file: 'apps/web/src/labs/data-grid/view.ts',
  from: 'Math.ceil(rows / pageSize)',
  to: 'Math.floor(rows / pageSize)',
  pure: true,
  seen: 'The last seven of 57 invoices are on no page.',
  hints: [
    'Look at the pages of the data grid.',
    'Count the rows of all pages.',
    '57 invoices in pages of 10 are 6 pages.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/data-grid?seed=1');
    await expect(page.getByTestId('grid-page')).toHaveText('1 of 6');
  },
});
