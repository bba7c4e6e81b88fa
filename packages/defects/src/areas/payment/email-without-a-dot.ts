import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'email-without-a-dot',
  rule: 'PAYMENT-07',
  level: 'medium',
  technique: 'negative',
  file: 'apps/web/src/shop/payment.ts',
  from: '(\\.[^\\s@.]+)+$/',
  to: '(\\.[^\\s@.]+)*$/',
  pure: true,
  seen: 'PayPal takes an address whose domain has no dot.',
  hints: [
    'Look at the PayPal email.',
    'There are many ways to write a wrong address.',
    'a@b: Valid email required.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('tab', { name: 'PayPal' }).click();
    await page.getByLabel('PayPal email').fill('a@b');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText('Valid email required')).toBeVisible();
  },
});
