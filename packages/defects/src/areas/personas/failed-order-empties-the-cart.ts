import { defect } from '../../defect.ts';
import { openPersonas, press, signInAs } from '../../persona.ts';

export default defect({
  id: 'failed-order-empties-the-cart',
  rule: 'PERSONA-04',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/personas/shop.ts',
  from: "{ ...shop, told: 'The order failed. The cart is as it was.', met }",
  to: "{ ...shop, cart: [], told: 'The order failed. The cart is as it was.', met }",
  pure: true,
  seen: 'After an order that has failed, the cart is empty.',
  hints: [
    'Look at an order that fails.',
    'What does the page say about the cart, and what is in it?',
    'Sign in as failing, add a product, and press Buy: the product stays in the cart.',
  ],
  caught: async ({ page, expect }) => {
    await openPersonas(page);
    await signInAs(page, 'failing');
    await press(page, 'add-rope', 'buy');
    await expect(page.getByTestId('personas-outcome')).toContainText('The order failed');
    await expect(page.getByTestId('personas-cart')).toHaveText('Rope');
  },
});
