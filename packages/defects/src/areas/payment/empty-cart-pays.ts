import { defect } from '../../defect.ts';
import { fillCard } from '../../shopping.ts';

export default defect({
  id: 'empty-cart-pays',
  rule: 'PAYMENT-15',
  level: 'medium',
  technique: 'negative',
  file: 'apps/web/src/shop/payment.ts',
  from: 'items.length === 0',
  to: 'items.length < 0',
  pure: true,
  seen: 'An empty cart can be paid.',
  hints: [
    'Look at the checkout.',
    'Pay before anything is in the cart.',
    'Pay Now with an empty cart: a message, and nothing is paid.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/checkout');
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByRole('alert')).toContainText('Your cart is empty');
  },
});
