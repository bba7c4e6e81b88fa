import { defect } from '../../defect.ts';
import { checkOut, fillCard } from '../../shopping.ts';

export default defect({
  id: 'stale-address',
  rule: 'PAYMENT-21',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/shop/payment.ts',
  from: "method === 'paypal' ? form.paypal.email : 'customer@example.com'",
  to: "form.paypal.email || (method && 'customer@example.com')",
  pure: true,
  seen: 'Paid by card, the confirmation goes to the PayPal address that was typed before.',
  hints: [
    'Look at where the confirmation goes.',
    'Change your mind on the way to Pay Now.',
    'Type a PayPal email, go back to the card and pay: customer@example.com.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('tab', { name: 'PayPal' }).click();
    await page.getByLabel('PayPal email').fill('ada@example.org');
    await page.getByRole('tab', { name: 'Credit Card' }).click();
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByTestId('receipt').getByTestId('confirmation-email')).toContainText(
      'customer@example.com',
    );
  },
});
