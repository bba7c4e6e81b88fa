import { defect } from '../../defect.ts';

export default defect({
  id: 'product-between-pages',
  rule: 'SHOP-02',
  level: 'sneaky',
  technique: 'paging',
  file: 'apps/web/src/shop/rules.ts',
  from: 'items.slice((page - 1) * pageSize, page * pageSize)',
  to: 'items.slice((page - 1) * (pageSize + 1), page * pageSize)',
  pure: true,
  seen: 'One product is on neither page.',
  hints: [
    'Look at the pages of the shop.',
    'Collect the names of all pages.',
    'Both pages together show ten different products.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping?page=2');
    await expect(page.getByTestId('product-grid').getByRole('listitem')).toHaveCount(4);
  },
});
