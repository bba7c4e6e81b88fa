import { defect } from '../../defect.ts';
import { payByCard } from '../../shopping.ts';

export default defect({
  id: 'letters-in-the-number',
  rule: 'PAYMENT-02',
  level: 'medium',
  technique: 'negative',
  file: 'apps/web/src/shop/payment.ts',
  from: '/^\\d{16}$/',
  to: '/^\\w{16}$/',
  pure: true,
  seen: 'A card number with letters is taken.',
  hints: [
    'Look at the card number.',
    'The right length is not enough.',
    '15 digits and an x: 16-digit card number required.',
  ],
  caught: async ({ page, expect }) => {
    await payByCard(page, { 'Card number': '411111111111111x' });
    await expect(page.getByText('16-digit card number required')).toBeVisible();
  },
});
