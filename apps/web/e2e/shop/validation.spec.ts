import { expect, smoke, test } from '../test.ts';
import { checkOut, fillCard } from './cart-filling.ts';

test.beforeEach(({ page }) => checkOut(page, ['Desk Lamp']));

const messages = {
  'Name on card': 'Name required',
  'Card number': '16-digit card number required',
  'Expiry date': 'MM/YY required',
  CVC: '3 or 4 digit CVC required',
};

test(
  'shows a message for every empty field of the card [PAYMENT-01, PAYMENT-11, PAYMENT-12]',
  smoke,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Pay Now' }).click();
    for (const [label, message] of Object.entries(messages)) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('Name on card')).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

for (const [label, message] of Object.entries(messages)) {
  test(`shows an error only for ${label} and focuses it`, async ({ page }) => {
    await fillCard(page, { [label]: '' });
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByTestId('payment-form').locator('[aria-invalid=true]')).toHaveCount(1);
  });
}

test('a message takes the place of the hint, and the expiry date and the CVC stay side by side', async ({
  page,
}) => {
  const expiry = page.getByLabel('Expiry date');
  const cvc = page.getByLabel('CVC');
  const top = async (field: typeof cvc) => (await field.boundingBox())?.y;
  await expect(cvc).toHaveAccessibleDescription('3 or 4 digits');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(cvc).toHaveAccessibleDescription(messages.CVC);
  await expect(page.getByTestId('card-cvc-hint')).toBeHidden();
  expect(await top(cvc)).toBe(await top(expiry));
  await page.getByRole('tab', { name: 'PayPal' }).click();
  await page.getByRole('tab', { name: 'Credit Card' }).click();
  await expect(page.getByTestId('card-cvc-hint')).toBeVisible();
});

const wrong = [
  ['Name on card', '   '],
  ['Card number', '411111111111111'],
  ['Card number', '411111111111111a'],
  ['Card number', '4111 1111 1111 1'],
  ['Expiry date', '00/29'],
  ['Expiry date', '13/29'],
  ['Expiry date', '1/29'],
  ['Expiry date', '12-29'],
  ['Expiry date', '1229'],
  ['CVC', '12'],
  ['CVC', '12345'],
  ['CVC', '12a'],
] as const;

for (const [label, text] of wrong) {
  test(`refuses "${text}" as ${label} [PAYMENT-01, PAYMENT-02, PAYMENT-04, PAYMENT-05]`, async ({
    page,
  }) => {
    await fillCard(page, { [label]: text });
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText(messages[label], { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

const right = [
  ['Expiry date', '01/00'],
  ['Expiry date', '12/99'],
  ['CVC', '1234'],
  ['Card number', '0000000000000000'],
] as const;

for (const [label, text] of right) {
  test(`accepts "${text}" as ${label} [PAYMENT-04, PAYMENT-05, PAYMENT-06]`, async ({ page }) => {
    await fillCard(page, { [label]: text });
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByTestId('receipt')).toBeVisible();
  });
}

test('limits the card number to 16 characters and the expiry date to 5 [PAYMENT-03]', async ({
  page,
}) => {
  await page.getByLabel('Card number').pressSequentially('41111111111111112222');
  await expect(page.getByLabel('Card number')).toHaveValue('4111111111111111');
  await page.getByLabel('Expiry date').pressSequentially('12/2029');
  await expect(page.getByLabel('Expiry date')).toHaveValue('12/20');
});

test('cuts a pasted number with spaces at 16 characters and shows an error', async ({ page }) => {
  await fillCard(page);
  await page.getByLabel('Name on card').fill('4111 1111 1111 1111');
  await page.getByLabel('Name on card').press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.getByLabel('Card number').press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('16-digit card number required')).toBeVisible();
});

for (const email of ['', 'ada', 'ada@example', '@example.org', 'ada@example..org', 'a da@b.org']) {
  test(`refuses "${email}" as a PayPal address [PAYMENT-07]`, async ({ page }) => {
    await page.getByRole('tab', { name: 'PayPal' }).click();
    await page.getByLabel('PayPal email').fill(email);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText('Valid email required', { exact: true })).toBeVisible();
    await expect(page.getByLabel('PayPal email')).toBeFocused();
  });
}

test('requires a bank [PAYMENT-08]', async ({ page }) => {
  await page.getByRole('tab', { name: 'iDEAL' }).click();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByLabel('Bank')).toHaveAccessibleDescription('Select your bank');
  await expect(page.getByLabel('Bank')).toBeFocused();
});

test('clears the messages when the tab is switched, and keeps what was typed [PAYMENT-13, PAYMENT-14]', async ({
  page,
}) => {
  await page.getByLabel('Name on card').fill('Ada');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByText('MM/YY required')).toBeVisible();
  await page.getByRole('tab', { name: 'PayPal' }).click();
  await expect(page.getByText('required')).toBeHidden();
  await page.getByRole('tab', { name: 'Credit Card' }).click();
  await expect(page.getByText('MM/YY required')).toBeHidden();
  await expect(page.getByLabel('Name on card')).toHaveValue('Ada');
});

test('validates only the chosen payment method [PAYMENT-10]', async ({ page }) => {
  await page.getByRole('tab', { name: 'iDEAL' }).click();
  await page.getByLabel('Bank').selectOption('ING');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByTestId('receipt')).toBeVisible();
});

test('shows only the error of the cart when the cart is empty [PAYMENT-15]', async ({ page }) => {
  await page.getByRole('button', { name: 'Remove Desk Lamp' }).click();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your cart is empty. Please add items before proceeding to payment.',
  );
  await expect(page.getByText('Name required')).toBeHidden();
  await page.getByRole('tab', { name: 'PayPal' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('pays after the errors are corrected', async ({ page }) => {
  await fillCard(page, { CVC: '1' });
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByText(messages.CVC)).toBeVisible();
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByTestId('receipt')).toBeVisible();
});
