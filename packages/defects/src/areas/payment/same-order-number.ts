import { defect } from '../../defect.ts';
import { fillCard } from '../../shopping.ts';

export default defect({
  id: 'same-order-number',
  rule: 'PAYMENT-23',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/shop/payment.ts',
  from: '`ORD-${chance.integer(1_000_000)}`',
  to: '`ORD-${(drawn ??= chance.integer(1_000_000))}`',
  above: 'let drawn: number | undefined;',
  seen: 'Two orders of one visit have the same number.',
  hints: ['Look at the number of an order.', 'Buy twice.', 'The numbers of two orders differ.'],
  caught: async ({ page, expect }) => {
    const buy = async () => {
      await page.getByTestId('nav-home').click();
      await page.getByTestId('nav-shopping').click();
      await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
      await page.getByTestId('nav-cart').click();
      await fillCard(page);
      await page.getByRole('button', { name: 'Pay Now' }).click();
      return page.getByTestId('receipt').getByTestId('order-number').innerText();
    };
    await page.goto('/?speed=20');
    expect(await buy()).not.toBe(await buy());
  },
});
