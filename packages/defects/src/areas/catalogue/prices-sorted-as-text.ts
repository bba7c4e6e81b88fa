import { defect } from '../../defect.ts';

export default defect({
  id: 'prices-sorted-as-text',
  rule: 'SHOP-15',
  level: 'easy',
  technique: 'paging',
  file: 'apps/web/src/shop/rules.ts',
  from: 'a.price - b.price',
  to: 'String(a.price).localeCompare(String(b.price))',
  seen: 'Sorted by price, 129.99 comes before 14.99.',
  hints: [
    'Look at how the shop is sorted.',
    'Sort by price and read the prices as numbers.',
    'Sorted by price, the first product is the cheapest: $14.99.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByTestId('sort-price').click();
    const first = page.getByTestId('product-grid').getByRole('listitem').first();
    await expect(first).toContainText('$14.99');
  },
});
