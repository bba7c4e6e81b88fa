import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'removes-the-row-below',
  rule: 'CART-05',
  level: 'easy',
  technique: 'sequences',
  file: 'apps/web/src/shop/checkout/cart-table.tsx',
  from: 'flushSync(() => onRemove(index));',
  to: 'flushSync(() => onRemove(index + 1));',
  seen: 'Remove takes the row below.',
  hints: [
    'Look at the cart.',
    'Remove one of several products, and look at which ones stay.',
    'Of three rows remove the first: the second and third stay.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp', 'Ergonomic Chair', 'HD Monitor']);
    await page.getByTestId('cart-remove-1').click();
    await expect(page.getByTestId('cart-row-1')).toContainText('Ergonomic Chair');
  },
});
