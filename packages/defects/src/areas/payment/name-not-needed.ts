import { defect } from '../../defect.ts';
import { payByCard } from '../../shopping.ts';

export default defect({
  id: 'name-not-needed',
  rule: 'PAYMENT-01',
  level: 'easy',
  technique: 'negative',
  file: 'apps/web/src/shop/payment.ts',
  from: "text.trim() !== ''",
  to: "text.trim() !== ' '",
  pure: true,
  seen: 'A card can be used without a name.',
  hints: [
    'Look at the fields of a card.',
    'Leave each of them empty once.',
    'Without a name on the card: Name required.',
  ],
  caught: async ({ page, expect }) => {
    await payByCard(page, { 'Name on card': '' });
    await expect(page.getByText('Name required')).toBeVisible();
  },
});
