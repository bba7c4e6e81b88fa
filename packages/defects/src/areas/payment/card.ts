import { type Defect, defect } from '../../defect.ts';
import { payByCard } from '../../shopping.ts';

export const defects: readonly Defect[] = [
  defect('cvc-of-four-refused', 'PAYMENT-05', 'hard', 'boundaries', {
    file: 'apps/web/src/shop/payment.ts',
    from: '/^\\d{3,4}$/',
    to: '/^\\d{3}$/',
    pure: true,
    seen: 'A CVC of four digits is refused.',
    nudge: 'Look at the CVC.',
    hint: 'There are two lengths that are right.',
    recipe: '1234 pays.',
    caught: async ({ page, expect }) => {
      await payByCard(page, { CVC: '1234' });
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
  defect('fifteen-digits', 'PAYMENT-02', 'medium', 'boundaries', {
    file: 'apps/web/src/shop/payment.ts',
    from: '/^\\d{16}$/',
    to: '/^\\d{15,16}$/',
    pure: true,
    seen: 'A card number of 15 digits is taken.',
    nudge: 'Look at the card number.',
    hint: 'A length has neighbors: one less, one more.',
    recipe: '15 digits: 16-digit card number required.',
    caught: async ({ page, expect }) => {
      await payByCard(page, { 'Card number': '411111111111111' });
      await expect(page.getByText('16-digit card number required')).toBeVisible();
    },
  }),
  defect('letters-in-the-number', 'PAYMENT-02', 'medium', 'negative', {
    file: 'apps/web/src/shop/payment.ts',
    from: '/^\\d{16}$/',
    to: '/^\\w{16}$/',
    pure: true,
    seen: 'A card number with letters is taken.',
    nudge: 'Look at the card number.',
    hint: 'The right length is not enough.',
    recipe: '15 digits and an x: 16-digit card number required.',
    caught: async ({ page, expect }) => {
      await payByCard(page, { 'Card number': '411111111111111x' });
      await expect(page.getByText('16-digit card number required')).toBeVisible();
    },
  }),
  defect('month-thirteen', 'PAYMENT-04', 'medium', 'boundaries', {
    file: 'apps/web/src/shop/payment.ts',
    from: '1[0-2]',
    to: '1[0-3]',
    pure: true,
    seen: 'A card can end in the thirteenth month.',
    nudge: 'Look at the expiry date.',
    hint: 'A year has a last month: try the one after it.',
    recipe: '13/30: MM/YY required.',
    caught: async ({ page, expect }) => {
      await payByCard(page, { 'Expiry date': '13/30' });
      await expect(page.getByText('MM/YY required')).toBeVisible();
    },
  }),
  defect('month-zero', 'PAYMENT-04', 'sneaky', 'boundaries', {
    file: 'apps/web/src/shop/payment.ts',
    from: '0[1-9]',
    to: '0[0-9]',
    pure: true,
    seen: 'A card can end in the month 00.',
    nudge: 'Look at the expiry date.',
    hint: 'A year has a first month: try the one before it.',
    recipe: '00/30: MM/YY required.',
    caught: async ({ page, expect }) => {
      await payByCard(page, { 'Expiry date': '00/30' });
      await expect(page.getByText('MM/YY required')).toBeVisible();
    },
  }),
  defect('name-not-needed', 'PAYMENT-01', 'easy', 'negative', {
    file: 'apps/web/src/shop/payment.ts',
    from: "text.trim() !== ''",
    to: "text.trim() !== ' '",
    pure: true,
    seen: 'A card can be used without a name.',
    nudge: 'Look at the fields of a card.',
    hint: 'Leave each of them empty once.',
    recipe: 'Without a name on the card: Name required.',
    caught: async ({ page, expect }) => {
      await payByCard(page, { 'Name on card': '' });
      await expect(page.getByText('Name required')).toBeVisible();
    },
  }),
];
