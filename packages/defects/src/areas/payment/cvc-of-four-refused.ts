import { defect } from '../../defect.ts';
import { payByCard } from '../../shopping.ts';

export default defect({
  id: 'cvc-of-four-refused',
  rule: 'PAYMENT-05',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/web/src/shop/payment.ts',
  from: '/^\\d{3,4}$/',
  to: '/^\\d{3}$/',
  pure: true,
  seen: 'A CVC of four digits is refused.',
  hints: ['Look at the CVC.', 'There are two lengths that are right.', '1234 pays.'],
  caught: async ({ page, expect }) => {
    await payByCard(page, { CVC: '1234' });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});
