import { defect } from '../../defect.ts';
import { payByCard } from '../../shopping.ts';

export default defect({
  id: 'fifteen-digits',
  rule: 'PAYMENT-02',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/shop/payment.ts',
  from: '/^\\d{16}$/',
  to: '/^\\d{15,16}$/',
  pure: true,
  seen: 'A card number of 15 digits is taken.',
  hints: [
    'Look at the card number.',
    'A length has neighbors: one less, one more.',
    '15 digits: 16-digit card number required.',
  ],
  caught: async ({ page, expect }) => {
    await payByCard(page, { 'Card number': '411111111111111' });
    await expect(page.getByText('16-digit card number required')).toBeVisible();
  },
});
