import { defect } from '../../defect.ts';

export default defect({
  id: 'seven-to-twelve-of-ten',
  rule: 'SHOP-21',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/shop/catalogue/results.tsx',
  from: 'first + shown - 1',
  to: 'first + pageSize - 1',
  seen: 'The second page says that it shows 7 to 12 of 10.',
  hints: [
    'Look at the line above the products.',
    'Read it on a page that is not full.',
    'On page 2: Showing 7 to 10 of 10.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping?page=2');
    await expect(page.getByTestId('shop-results')).toHaveText('Showing 7 to 10 of 10');
  },
});
