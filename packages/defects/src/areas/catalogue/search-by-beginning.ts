import { defect } from '../../defect.ts';

export default defect({
  id: 'search-by-beginning',
  rule: 'SHOP-04',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/web/src/shop/rules.ts',
  from: 'plain(name).includes(plainSearch)',
  to: 'plain(name).startsWith(plainSearch)',
  pure: true,
  used: "plainSearch !== ''",
  seen: 'The search finds only products whose name begins with the text.',
  hints: [
    'Look at the search of the shop.',
    'Search for a word that stands later in a name.',
    '"Mouse" finds the Wireless Mouse.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByLabel('Search products').fill('Mouse');
    await expect(page.getByTestId('product-grid').getByRole('listitem')).toHaveCount(1);
  },
});
