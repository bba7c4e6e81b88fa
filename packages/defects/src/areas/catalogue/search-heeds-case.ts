import { defect } from '../../defect.ts';

export default defect({
  id: 'search-heeds-case',
  rule: 'SHOP-05',
  level: 'medium',
  technique: 'languages',
  file: 'apps/web/src/shop/rules.ts',
  from: '.toLowerCase().trim()',
  to: '.trim()',
  pure: true,
  seen: 'The search tells capital letters from small ones.',
  hints: [
    'Look at the search of the shop.',
    'Write the word in another way than the product does.',
    '"WEBCAM" finds the Webcam.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByLabel('Search products').fill('WEBCAM');
    await expect(page.getByTestId('product-grid').getByRole('listitem')).toHaveCount(1);
  },
});
