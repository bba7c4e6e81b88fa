import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'cent-short',
  rule: 'CART-04',
  level: 'sneaky',
  technique: 'oracle',
  file: 'apps/web/src/shop/money.ts',
  from: 'items.reduce((sum, { price }) => sum + Math.round(price * 100), 0)',
  to: 'Math.floor(items.reduce((sum, { price }) => sum + price, 0) * 100)',
  pure: true,
  seen: 'The total of some carts is a cent short.',
  hints: [
    'Look at the total of the cart.',
    'Add up the rows yourself, for more than one cart.',
    'Three keyboards at $89.99, or a keyboard, a lamp and a keyboard: compare with the sum of the rows.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Mechanical Keyboard', 'Desk Lamp', 'Mechanical Keyboard']);
    await expect(page.getByTestId('cart-total')).toHaveText('$204.97');
  },
});
