import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'named-after-the-next-row',
  rule: 'CART-09',
  level: 'medium',
  technique: 'accessibility',
  file: 'apps/web/src/shop/checkout/cart-row.tsx',
  from: 'row ${number}`',
  to: 'row ${number + 1}`',
  seen: 'The names of the Remove buttons tell the number of the next row.',
  hints: [
    'Look at the buttons of the cart.',
    'A name is also what a screen reader says.',
    'The button of the first row is called "Remove Desk Lamp, row 1".',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp', 'HD Monitor']);
    await expect(page.getByTestId('cart-remove-1')).toHaveAccessibleName('Remove Desk Lamp, row 1');
  },
});
