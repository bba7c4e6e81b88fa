import { defect } from '../../defect.ts';

export default defect({
  id: 'five-related',
  rule: 'PRODUCT-05',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/shop/product/related.ts',
  from: 'chance.sample(others, relatedCount)',
  to: 'chance.sample(others, relatedCount + 1)',
  seen: 'Five related products are shown.',
  hints: ['Look at the related products.', 'How many are promised?', 'There are four of them.'],
  caught: async ({ page, expect }) => {
    await page.goto('/product/9');
    await expect(page.getByTestId('related-products').getByRole('listitem')).toHaveCount(4);
  },
});
