import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'ideal-keeps-the-cart',
  rule: 'PAYMENT-18',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/shop/checkout/use-payment.ts',
  from: "dispatch({ type: 'CLEAR_CART' });",
  to: "if (payment.order.method !== 'ideal') dispatch({ type: 'CLEAR_CART' });",
  used: "payment.order.method === 'ideal'",
  seen: 'What was paid with iDEAL is still in the cart.',
  hints: [
    'Look at what is left after a payment.',
    'There are three ways to pay: take each of them to its end.',
    'Pay with iDEAL: the badge is gone.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('tab', { name: 'iDEAL' }).click();
    await page.getByLabel('Bank').selectOption('ING');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByTestId('receipt')).toBeVisible();
    await expect(page.getByTestId('cart-badge')).toBeHidden();
  },
});
