import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'total-stays',
  rule: 'CART-06',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/shop/checkout/cart-table.tsx',
  from: '{dollars(totalCents(cart))}',
  to: '{dollars(useMemo(() => totalCents(cart), []))}',
  above: "import { useMemo } from 'react';",
  seen: 'The total stays as it was when a product is removed.',
  hints: [
    'Look at the total of the cart.',
    'Read it again after each change.',
    'Remove one of two products: the total is the price of the other.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp', 'HD Monitor']);
    await page.getByTestId('cart-remove-1').click();
    await expect(page.getByTestId('cart-total')).toHaveText('$149.99');
  },
});
