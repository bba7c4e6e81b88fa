import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'removes-the-first-copy',
  rule: 'CART-05',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'apps/web/src/shop/cart.ts',
  from: 'cart.filter((_, index) => index !== action.index)',
  to: 'cart.toSpliced(cart.indexOf(cart[action.index]!), 1)',
  pure: true,
  seen: 'Removing the last of two equal products removes the first.',
  hints: [
    'Look at the cart.',
    'Which of two equal rows goes, and where is the other then?',
    'A lamp, a monitor, a lamp. Remove row 3: the lamp comes before the monitor.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp', 'HD Monitor', 'Desk Lamp']);
    await page.getByTestId('cart-remove-3').click();
    await expect(page.getByTestId('cart-badge')).toHaveText('2');
    await expect(page.getByTestId('cart-row-1')).toContainText('Desk Lamp');
  },
});
