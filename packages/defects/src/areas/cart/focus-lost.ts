import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'focus-lost',
  rule: 'CART-10',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/shop/checkout/cart-table.tsx',
  from: 'if (index < remaining) return;',
  to: 'if (index <= remaining) return;',
  seen: 'When the last row is removed, the keyboard has lost its place.',
  hints: [
    'Look at the cart, and leave the mouse alone.',
    'After each key, something has the focus.',
    'Remove the last of two rows by Enter: the other Remove has the focus.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp', 'HD Monitor']);
    await page.getByTestId('cart-remove-2').press('Enter');
    await expect(page.getByTestId('cart-remove-1')).toBeFocused();
  },
});
