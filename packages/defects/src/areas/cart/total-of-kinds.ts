import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'total-of-kinds',
  rule: 'CART-03',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'apps/web/src/shop/money.ts',
  from: 'items.reduce(',
  to: '[...new Set(items)].reduce(',
  pure: true,
  seen: 'The total counts a product once, however often it is in the cart.',
  hints: [
    'Look at the total of the cart.',
    'Add up the rows yourself, with two equal ones among them.',
    'Two lamps at $24.99: $49.98.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp', 'Desk Lamp']);
    await expect(page.getByTestId('cart-total')).toHaveText('$49.98');
  },
});
