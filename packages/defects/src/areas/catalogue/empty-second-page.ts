import { defect } from '../../defect.ts';

export default defect({
  id: 'empty-second-page',
  rule: 'SHOP-03',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/web/src/shop/rules.ts',
  from: 'Math.ceil(items.length / pageSize)',
  to: 'Math.floor(items.length / pageSize) + 1',
  pure: true,
  seen: 'Six products make two pages, the second of them empty.',
  hints: [
    'Look at the pages of the shop.',
    'Find a search that fills a page exactly.',
    '"s" finds six products: one page, and Next is disabled.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping?search=s');
    await expect(page.getByTestId('shop-results')).toHaveText('Showing 1 to 6 of 6');
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});
