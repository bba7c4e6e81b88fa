import { defect } from '../../defect.ts';

export default defect({
  id: 'whole-dollars',
  rule: 'SHOP-10',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/shop/rules.ts',
  from: 'min <= price && price <= max',
  to: 'min <= price && Math.floor(price) <= max',
  pure: true,
  used: 'min > priceLimits.min || max < priceLimits.max',
  seen: 'The highest price lets products pass that cost up to a dollar more.',
  hints: [
    'Look at the prices of the shop.',
    'Set the maximum just below what a product costs.',
    'A maximum of 29 leaves the product for 29.99 out: two are shown.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByRole('slider', { name: 'Maximum price' }).fill('29');
    await expect(page.getByTestId('shop-results')).toHaveText('Showing 1 to 2 of 2');
  },
});
