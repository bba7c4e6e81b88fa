import { type Defect, defect } from '../../defect.ts';
import { checkOut, fillCard } from '../../shopping.ts';

export const defects: readonly Defect[] = [
  defect('email-without-a-dot', 'PAYMENT-07', 'medium', 'negative', {
    file: 'apps/web/src/shop/payment.ts',
    from: '(\\.[^\\s@.]+)+$/',
    to: '(\\.[^\\s@.]+)*$/',
    pure: true,
    seen: 'PayPal takes an address whose domain has no dot.',
    nudge: 'Look at the PayPal email.',
    hint: 'There are many ways to write a wrong address.',
    recipe: 'a@b: Valid email required.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp']);
      await page.getByRole('tab', { name: 'PayPal' }).click();
      await page.getByLabel('PayPal email').fill('a@b');
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByText('Valid email required')).toBeVisible();
    },
  }),
  defect('empty-cart-pays', 'PAYMENT-15', 'medium', 'negative', {
    file: 'apps/web/src/shop/payment.ts',
    from: 'items.length === 0',
    to: 'items.length < 0',
    pure: true,
    seen: 'An empty cart can be paid.',
    nudge: 'Look at the checkout.',
    hint: 'Pay before anything is in the cart.',
    recipe: 'Pay Now with an empty cart: a message, and nothing is paid.',
    caught: async ({ page, expect }) => {
      await page.goto('/checkout');
      await fillCard(page);
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByRole('alert')).toContainText('Your cart is empty');
    },
  }),
  defect('errors-stay', 'PAYMENT-13', 'medium', 'sequences', {
    file: 'apps/web/src/shop/checkout/payment-panel.tsx',
    from: `    setErrors(noErrors);
`,
    to: '',
    matters: 'errors.cart !== undefined || Object.keys(errors.fields).length > 0',
    seen: 'The messages of a payment method are still there when one comes back to it.',
    nudge: 'Look at the payment methods.',
    hint: 'Make a mistake, go to another method and come back.',
    recipe: 'Pay with an empty card, choose PayPal, choose Credit Card: no message.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp']);
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByText('Name required')).toBeVisible();
      await page.getByRole('tab', { name: 'PayPal' }).click();
      await page.getByRole('tab', { name: 'Credit Card' }).click();
      await expect(page.getByText('Name required')).toBeHidden();
    },
  }),
  defect('ideal-keeps-the-cart', 'PAYMENT-18', 'sneaky', 'sequences', {
    file: 'apps/web/src/shop/checkout/use-payment.ts',
    from: "dispatch({ type: 'CLEAR_CART' });",
    to: "if (payment.order.method !== 'ideal') dispatch({ type: 'CLEAR_CART' });",
    used: "payment.order.method === 'ideal'",
    matters: 'true',
    seen: 'What was paid with iDEAL is still in the cart.',
    nudge: 'Look at what is left after a payment.',
    hint: 'There are three ways to pay: take each of them to its end.',
    recipe: 'Pay with iDEAL: the badge is gone.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp']);
      await page.getByRole('tab', { name: 'iDEAL' }).click();
      await page.getByLabel('Bank').selectOption('ING');
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByTestId('receipt')).toBeVisible();
      await expect(page.getByTestId('cart-badge')).toBeHidden();
    },
  }),
  defect('last-bank-refused', 'PAYMENT-09', 'sneaky', 'boundaries', {
    file: 'apps/web/src/shop/payment.ts',
    from: 'idealBanks.some(',
    to: 'idealBanks.slice(0, -1).some(',
    pure: true,
    seen: 'The last bank of the list cannot be used.',
    nudge: 'Look at the banks.',
    hint: 'A list has a first and a last entry.',
    recipe: 'Van Lanschot pays. Better: all nine do.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp']);
      await page.getByRole('tab', { name: 'iDEAL' }).click();
      await page.getByLabel('Bank').selectOption('Van Lanschot');
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
  defect('message-not-tied', 'PAYMENT-12', 'hard', 'accessibility', {
    file: 'apps/web/src/ui/field.tsx',
    from: "'aria-describedby': describedBy",
    to: "'aria-describedby': hintId",
    matters: 'describedBy !== hintId',
    seen: 'The message below a field is not read with the field.',
    nudge: 'Look at a field with a message.',
    hint: 'A screen reader says a field together with what describes it.',
    recipe: 'The description of the card number contains its message.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp']);
      await page.getByRole('button', { name: 'Pay Now' }).click();
      const field = page.getByLabel('Card number');
      await expect(field).toHaveAccessibleDescription(/16-digit card number required/);
    },
  }),
  defect('same-order-number', 'PAYMENT-23', 'hard', 'sequences', {
    file: 'apps/web/src/shop/payment.ts',
    from: '`ORD-${chance.integer(1_000_000)}`',
    to: '`ORD-${(drawn ??= chance.integer(1_000_000))}`',
    above: 'let drawn: number | undefined;',
    seen: 'Two orders of one visit have the same number.',
    nudge: 'Look at the number of an order.',
    hint: 'Buy twice.',
    recipe: 'The numbers of two orders differ.',
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
  }),
  defect('stale-address', 'PAYMENT-21', 'sneaky', 'sequences', {
    file: 'apps/web/src/shop/payment.ts',
    from: "method === 'paypal' ? form.paypal.email : 'customer@example.com'",
    to: "form.paypal.email || (method && 'customer@example.com')",
    pure: true,
    seen: 'Paid by card, the confirmation goes to the PayPal address that was typed before.',
    nudge: 'Look at where the confirmation goes.',
    hint: 'Change your mind on the way to Pay Now.',
    recipe: 'Type a PayPal email, go back to the card and pay: customer@example.com.',
    caught: async ({ page, expect }) => {
      await checkOut(page, ['Desk Lamp']);
      await page.getByRole('tab', { name: 'PayPal' }).click();
      await page.getByLabel('PayPal email').fill('ada@example.org');
      await page.getByRole('tab', { name: 'Credit Card' }).click();
      await fillCard(page);
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByTestId('receipt').getByTestId('confirmation-email')).toContainText(
        'customer@example.com',
      );
    },
  }),
];
