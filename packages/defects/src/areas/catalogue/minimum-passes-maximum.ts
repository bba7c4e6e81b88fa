import { defect } from '../../defect.ts';

export default defect({
  id: 'minimum-passes-maximum',
  rule: 'SHOP-12',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/shop/rules.ts',
  from: 'min: Math.min(min, range.max)',
  to: 'min',
  pure: true,
  seen: 'The lowest price can be set above the highest.',
  hints: [
    'Look at the prices of the shop.',
    'Move one thumb past the other.',
    'Maximum 50, then End on the minimum: it says $50.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByRole('slider', { name: 'Maximum price' }).fill('50');
    await page.getByRole('slider', { name: 'Minimum price' }).press('End');
    await expect(page.getByTestId('price-min-value')).toHaveText('$50');
  },
});
