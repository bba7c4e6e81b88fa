import { defect } from '../../defect.ts';

export default defect({
  id: 'related-to-itself',
  rule: 'PRODUCT-06',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/web/src/shop/product/related.ts',
  from: 'items.filter(({ id }) => id !== productId)',
  to: 'items.filter((_, at) => at !== productId)',
  seen: 'A product can be among its own related products.',
  hints: [
    'Look at the related products.',
    'Chance draws them: look more than once.',
    'With several seeds: no related product has the name of the page.',
  ],
  caught: async ({ page, expect }) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      await page.goto(`/product/9?seed=${seed}`);
      const related = page.getByTestId('related-products');
      await expect(related.getByRole('listitem').first()).toBeVisible();
      await expect(related.getByText('Desk Lamp')).toHaveCount(0, { timeout: 1 });
    }
  },
});
