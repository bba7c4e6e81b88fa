import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { checkOut, fillCard } from './cart-filling.ts';

const processing = (page: Page) => page.getByRole('dialog', { name: 'Processing your payment...' });
const success = (page: Page) => page.getByRole('dialog', { name: 'Payment Successful!' });

/** From here on the clock of the page advances only when the test moves it. */
const pay = async (page: Page) => {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(processing(page)).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await checkOut(page, ['Desk Lamp'], '');
  await fillCard(page);
});

for (const { query, paying, confirming, paid } of [
  { query: '', paying: 2000, confirming: 1500, paid: 2000 },
  { query: '?speed=20', paying: 100, confirming: 75, paid: 100 },
]) {
  test(`processes for ${paying} and then ${confirming} milliseconds, and shows success for ${paid}, on /shopping${query} [PAYMENT-16, PAYMENT-17, SET-01]`, async ({
    page,
  }) => {
    await checkOut(page, ['HD Monitor'], query);
    await fillCard(page);
    await pay(page);
    await page.clock.runFor(paying - 1);
    await expect(processing(page)).toHaveAttribute('data-state', 'paying');
    await page.clock.runFor(1);
    await expect(processing(page)).toHaveAttribute('data-state', 'confirming');
    await page.clock.runFor(confirming - 1);
    await expect(processing(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(paid - 1);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(success(page)).toBeHidden();
    await expect(page.getByTestId('receipt')).toBeVisible();
  });
}

test('empties the cart on success and not before [PAYMENT-18]', smoke, async ({ page }) => {
  await pay(page);
  await page.clock.runFor(2000);
  await page.clock.runFor(1499);
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await page.clock.runFor(1);
  await expect(success(page)).toBeVisible();
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});

test('shows the time of the payment', async ({ page }) => {
  await pay(page);
  const paidAt = new Date((await page.evaluate(() => Date.now())) + 3500).toISOString();
  await page.clock.runFor(2000);
  await page.clock.runFor(1500);
  await expect(page.getByTestId('order-time')).toHaveAttribute('datetime', paidAt);
});

test('the overlay takes the focus, and no key closes it [PAYMENT-25]', async ({ page }) => {
  await pay(page);
  await expect(processing(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(processing(page)).toBeVisible();
  await page.clock.runFor(2000);
  await page.clock.runFor(1500);
  await expect(success(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(success(page)).toBeVisible();
});

test('a double click pays once [PAYMENT-26]', async ({ page }) => {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Pay Now' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.clock.runFor(2000);
  await page.clock.runFor(1500);
  await expect(success(page)).toHaveCount(1);
  await page.clock.runFor(2000);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ignores a second submit by a script during the payment', async ({ page }) => {
  await pay(page);
  await page.clock.runFor(2000);
  await expect(processing(page)).toHaveAttribute('data-state', 'confirming');
  await page.getByTestId('payment-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.clock.runFor(1500);
  await expect(success(page)).toBeVisible();
});

test('leaving the page cancels the payment [PAYMENT-27]', async ({ page }) => {
  await pay(page);
  await page.clock.runFor(2000);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/shopping');
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await page.goForward();
  await expect(page.getByTestId('cart-row-1')).toContainText('Desk Lamp');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('does not redirect a visitor who leaves after the success', async ({ page }) => {
  await pay(page);
  await page.clock.runFor(2000);
  await page.clock.runFor(1500);
  await expect(success(page)).toBeVisible();
  await page.goBack();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/shopping');
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});

test('does not animate the spinner with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pay(page);
  await expect(page.getByTestId('payment-spinner')).toHaveCSS('animation-name', 'none');
});
