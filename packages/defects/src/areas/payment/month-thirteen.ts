import { defect } from '../../defect.ts';
import { payByCard } from '../../shopping.ts';

export default defect({
  id: 'month-thirteen',
  rule: 'PAYMENT-04',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/shop/payment.ts',
  from: '1[0-2]',
  to: '1[0-3]',
  pure: true,
  seen: 'A card can end in the thirteenth month.',
  hints: [
    'Look at the expiry date.',
    'A year has a last month: try the one after it.',
    '13/30: MM/YY required.',
  ],
  caught: async ({ page, expect }) => {
    await payByCard(page, { 'Expiry date': '13/30' });
    await expect(page.getByText('MM/YY required')).toBeVisible();
  },
});
