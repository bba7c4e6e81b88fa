import { defect } from '../../defect.ts';
import { payByCard } from '../../shopping.ts';

export default defect({
  id: 'month-zero',
  rule: 'PAYMENT-04',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/web/src/shop/payment.ts',
  from: '0[1-9]',
  to: '0[0-9]',
  pure: true,
  seen: 'A card can end in the month 00.',
  hints: [
    'Look at the expiry date.',
    'A year has a first month: try the one before it.',
    '00/30: MM/YY required.',
  ],
  caught: async ({ page, expect }) => {
    await payByCard(page, { 'Expiry date': '00/30' });
    await expect(page.getByText('MM/YY required')).toBeVisible();
  },
});
