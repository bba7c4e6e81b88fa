import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'errors-stay',
  rule: 'PAYMENT-13',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/shop/checkout/payment-panel.tsx',
  from: `    setErrors(noErrors);
`,
  to: '',
  matters: 'errors.cart !== undefined || Object.keys(errors.fields).length > 0',
  seen: 'The messages of a payment method are still there when one comes back to it.',
  hints: [
    'Look at the payment methods.',
    'Make a mistake, go to another method and come back.',
    'Pay with an empty card, choose PayPal, choose Credit Card: no message.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText('Name required')).toBeVisible();
    await page.getByRole('tab', { name: 'PayPal' }).click();
    await page.getByRole('tab', { name: 'Credit Card' }).click();
    await expect(page.getByText('Name required')).toBeHidden();
  },
});
