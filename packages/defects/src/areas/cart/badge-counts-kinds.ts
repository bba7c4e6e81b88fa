import { defect } from '../../defect.ts';
import { putIntoCart } from '../../shopping.ts';

export default defect({
  id: 'badge-counts-kinds',
  rule: 'CART-07',
  level: 'medium',
  technique: 'duplicates',
  file: 'apps/web/src/shop/cart-link.tsx',
  from: `            {cart.length}
`,
  to: `            {new Set(cart.map(({ id }) => id)).size}
`,
  matters: 'new Set(cart.map(({ id }) => id)).size < cart.length',
  seen: 'The badge counts a product once, however often it is in the cart.',
  hints: [
    'Look at the badge of the cart.',
    'Put something into the cart more than once.',
    'The same product twice: the badge says 2.',
  ],
  caught: async ({ page, expect }) => {
    await putIntoCart(page, ['Desk Lamp', 'Desk Lamp']);
    await expect(page.getByTestId('cart-badge')).toHaveText('2');
  },
});
