import { expect, smoke, test } from '../test.ts';
import { checkOut, fillCard } from './cart-filling.ts';

const banks = [
  'ABN AMRO',
  'ASN Bank',
  'Bunq',
  'ING',
  'Rabobank',
  'RegioBank',
  'SNS Bank',
  'Triodos Bank',
  'Van Lanschot',
] as const;

const overlay = { name: 'Payment Successful!' };

test('buys by credit card [PAYMENT-17, PAYMENT-18, PAYMENT-22]', smoke, async ({ page }) => {
  await checkOut(page, ['Desk Lamp', 'HD Monitor'], '?speed=2');
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Processing your payment...' })).toBeVisible();
  await expect(page.getByRole('dialog', overlay)).toContainText('Thank you for your purchase.');
  await expect(page.getByRole('dialog', overlay)).toContainText('customer@example.com');
  await expect(page.getByTestId('order-number')).toHaveText(/^ORD-\d{1,6}$/);
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});

test('buys by PayPal and shows the PayPal address in the confirmation [PAYMENT-18, PAYMENT-20]', async ({
  page,
}) => {
  await checkOut(page, ['Desk Lamp']);
  await page.getByRole('tab', { name: 'PayPal' }).click();
  await page.getByLabel('PayPal email').fill('ada@example.org');
  await page.getByLabel('PayPal email').press('Enter');
  await expect(page.getByTestId('confirmation-email')).toHaveText(
    'A confirmation email would be sent to ada@example.org.',
  );
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});

test('buys by iDEAL [PAYMENT-18, PAYMENT-21]', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await page.getByRole('tab', { name: 'iDEAL' }).click();
  await page.getByLabel('Bank').selectOption('Triodos Bank');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByTestId('confirmation-email')).toContainText('customer@example.com');
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});

test('shows the placeholder address for a card payment, whatever the PayPal field contains [PAYMENT-21]', async ({
  page,
}) => {
  await checkOut(page, ['Desk Lamp']);
  await page.getByRole('tab', { name: 'PayPal' }).click();
  await page.getByLabel('PayPal email').fill('ada@example.org');
  await page.getByRole('tab', { name: 'Credit Card' }).click();
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByTestId('confirmation-email')).toContainText('customer@example.com');
});

test('offers the nine banks [PAYMENT-09]', async ({ page }) => {
  await page.goto('/checkout');
  await page.getByRole('tab', { name: 'iDEAL' }).click();
  await expect(page.getByLabel('Bank').getByRole('option')).toHaveText(['Choose a bank', ...banks]);
});

for (const bank of banks) {
  test(`pays by iDEAL with ${bank} [PAYMENT-09]`, async ({ page }) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('tab', { name: 'iDEAL' }).click();
    await page.getByLabel('Bank').selectOption(bank);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByTestId('receipt')).toBeVisible();
  });
}

test('pays when Enter is pressed in a field [PAYMENT-29]', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page);
  await page.getByLabel('CVC').press('Enter');
  await expect(page.getByTestId('receipt')).toBeVisible();
});

test('ends at the checkout with an empty cart, an empty form and a receipt [PAYMENT-19]', async ({
  page,
}) => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('region', { name: 'Your order is on its way' })).toBeFocused();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue('');
});

test('shows the same order number on the overlay and on the receipt [PAYMENT-24]', async ({
  page,
}) => {
  await checkOut(page, ['Desk Lamp'], '?speed=4');
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const number = await page.getByRole('dialog', overlay).getByTestId('order-number').textContent();
  await expect(page.getByTestId('receipt')).toContainText(number!);
});

test('the same seed gives the same order number [PAYMENT-23]', async ({ page }) => {
  const numbers: (string | null)[] = [];
  for (const _ of ['first visit', 'second visit']) {
    await checkOut(page, ['Desk Lamp'], '?speed=20&seed=7');
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    numbers.push(await page.getByTestId('receipt').getByTestId('order-number').textContent());
  }
  expect(numbers[0]).toMatch(/^ORD-\d{1,6}$/);
  expect(numbers[1]).toBe(numbers[0]);
});

test('each payment of a visit has another order number [PAYMENT-23]', async ({ page }) => {
  const numbers: (string | null)[] = [];
  for (const lamp of ['first lamp', 'second lamp']) {
    if (lamp === 'first lamp') await checkOut(page, ['Desk Lamp'], '?speed=20&seed=7');
    else {
      await page.getByRole('link', { name: 'Continue Shopping' }).click();
      await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
      await page.getByRole('link', { name: 'Cart' }).click();
    }
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    numbers.push(await page.getByTestId('receipt').getByTestId('order-number').textContent());
  }
  expect(numbers[1]).not.toBe(numbers[0]);
});

test('the receipt lists each piece in the order of the cart, and the total [PAYMENT-32]', async ({
  page,
}) => {
  await checkOut(page, ['HD Monitor', 'Desk Lamp', 'HD Monitor']);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const bought = page.getByRole('list', { name: 'What you bought' });
  await expect(bought.getByRole('listitem')).toHaveText([
    'HD Monitor $149.99',
    'Desk Lamp $24.99',
    'HD Monitor $149.99',
  ]);
  await expect(page.getByTestId('receipt-total')).toHaveText('$324.97');
});

test('the receipt leads back to the shop', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByTestId('receipt').getByRole('link', { name: 'Back to Shopping' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping');
});

test('Back leads from the receipt to the shop', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByTestId('receipt')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/shopping?speed=20');
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});

test('shows no receipt on a later visit to the checkout [PAYMENT-31]', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByTestId('receipt')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await page.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page.getByTestId('receipt')).toBeHidden();
});

test('sends nothing over the network [PAYMENT-30]', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByTestId('receipt')).toBeVisible();
  expect(requests).toEqual([]);
});
