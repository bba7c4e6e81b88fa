import { defect } from '../../defect.ts';

export default defect({
  id: 'badge-of-nothing',
  rule: 'CART-08',
  level: 'easy',
  technique: 'boundaries',
  file: 'apps/web/src/shop/cart-link.tsx',
  from: '{cart.length > 0 && (',
  to: '{cart.length >= 0 && (',
  seen: 'The badge of an empty cart says 0.',
  hints: [
    'Look at the badge of the cart.',
    'What does it say before anything is bought?',
    'An empty cart has no badge.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/shopping');
    await expect(page.getByTestId('product-grid')).toBeVisible();
    await expect(page.getByTestId('cart-badge')).toBeHidden();
  },
});
