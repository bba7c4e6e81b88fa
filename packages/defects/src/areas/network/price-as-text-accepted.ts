import { defect } from '../../defect.ts';

export default defect({
  id: 'price-as-text-accepted',
  rule: 'NETWORK-06',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/web/src/labs/network/message.ts',
  from: "if (typeof price !== 'number') return 'The response is not a product: its price is not a number.';\n  return `${name}, $${price.toFixed(2)}`;",
  to: "if (price === undefined) return 'The response is not a product: its price is not a number.';\n  return `${name}, $${Number(price).toFixed(2)}`;",
  pure: true,
  seen: 'A price that the answer has as a text is shown as if it were a number.',
  hints: [
    'Look at the lab about the network.',
    'Mock a product. How wrong may the mock be?',
    'Mock a product with the price "29.99" in quotes: its price is not a number.',
  ],
  caught: async ({ page, expect }) => {
    await page.route('**/items/1', (route) =>
      route.fulfill({ json: { name: 'Wireless Mouse', price: '29.99' } }),
    );
    await page.goto('/labs/network');
    await page.getByRole('button', { name: 'Sound' }).click();
    await expect(page.getByTestId('network-sound-answer')).toHaveText(/its price is not a number/);
  },
});
