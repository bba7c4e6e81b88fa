import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'removes-every-copy',
  rule: 'CART-05',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'apps/web/src/shop/cart.ts',
  from: 'cart.filter((_, index) => index !== action.index)',
  to: 'cart.filter((item) => item !== cart[action.index])',
  pure: true,
  seen: 'Removing one of two equal products removes both.',
  hints: [
    'Look at the cart.',
    'What does Remove do with a product that is in the cart more than once?',
    'Two of the same, and one other. Remove one: two rows stay.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp', 'HD Monitor', 'Desk Lamp']);
    await page.getByTestId('cart-remove-1').click();
    await expect(page.getByTestId('cart-badge')).toHaveText('2');
  },
});
