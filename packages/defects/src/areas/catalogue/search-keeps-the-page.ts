import { defect } from '../../defect.ts';

export default defect({
  id: 'search-keeps-the-page',
  rule: 'SHOP-07',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/shop/catalogue/use-criteria.ts',
  from: "change({ search, page: 1 }, 'same entry')",
  to: "change({ search }, 'same entry')",
  matters: 'criteria.page !== 1',
  seen: 'A search on the second page shows the second page of what it finds.',
  hints: [
    'Look at the search of the shop, and at its pages.',
    'What is asked anew is shown from the start.',
    'Open page 2 and search for "e": page 1 of 2 is shown.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping?page=2');
    await page.getByLabel('Search products').fill('e');
    await expect(page.getByTestId('shop-results')).toHaveText('Showing 1 to 6 of 8');
  },
});
