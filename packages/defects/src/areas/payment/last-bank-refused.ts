import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'last-bank-refused',
  rule: 'PAYMENT-09',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/web/src/shop/payment.ts',
  from: 'idealBanks.some(',
  to: 'idealBanks.slice(0, -1).some(',
  pure: true,
  seen: 'The last bank of the list cannot be used.',
  hints: [
    'Look at the banks.',
    'A list has a first and a last entry.',
    'Van Lanschot pays. Better: all nine do.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('tab', { name: 'iDEAL' }).click();
    await page.getByLabel('Bank').selectOption('Van Lanschot');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});
