import { defect } from '../../defect.ts';

export default defect({
  id: 'double-click-adds-two',
  rule: 'ADD-03',
  level: 'medium',
  technique: 'timing',
  file: 'apps/web/src/shop/add-to-cart.tsx',
  from: 'disabled={added !== undefined}',
  to: "disabled={added === ''}",
  seen: 'Add to Cart can be clicked again while it says Added!',
  hints: [
    'Look at Add to Cart.',
    'Be faster than the message.',
    'A double click adds one product.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).dblclick();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
  },
});
