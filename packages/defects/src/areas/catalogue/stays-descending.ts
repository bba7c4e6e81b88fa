import { defect } from '../../defect.ts';

export default defect({
  id: 'stays-descending',
  rule: 'SHOP-16',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/shop/rules.ts',
  from: "sort.key === key && sort.direction === 'asc'",
  to: 'sort.key === key',
  pure: true,
  seen: 'A third click on what the shop is sorted by leaves it descending.',
  hints: [
    'Look at how the shop is sorted.',
    'Click once more than you need to.',
    'Three clicks on Price: ascending, descending, ascending.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    const button = page.getByTestId('sort-price');
    await button.click();
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'asc');
  },
});
