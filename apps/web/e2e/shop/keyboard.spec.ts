import { expect, type Page } from '@playwright/test';
import { smoke, test } from '../test.ts';

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, testId: string) => {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(testId)).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
};

for (const width of [320, 1440]) {
  test(`buys a lamp by keyboard alone, ${width} pixels wide [PAGE-12]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/shopping?speed=20');
    await tabTo(page, 'shop-search');
    await page.keyboard.type('lamp');
    await tabTo(page, 'product-link-9');
    await page.keyboard.press('Enter');
    await tabTo(page, 'add-to-cart');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    await page.getByTestId('skip-link').focus();
    await tabTo(page, 'nav-cart');
    await page.keyboard.press('Enter');
    await tabTo(page, 'payment-tab-credit');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, 'ideal-bank');
    await page.keyboard.type('Bunq');
    await tabTo(page, 'pay');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('receipt')).toBeFocused();
  });
}

test(
  'the arrow keys, Home and End move through the payment tabs [PAYMENT-28]',
  smoke,
  async ({ page }) => {
    await page.goto('/checkout');
    const tab = (name: string) => page.getByRole('tab', { name, selected: true });
    await page.getByRole('tab', { name: 'Credit Card' }).focus();
    const steps = [
      ['ArrowRight', 'PayPal'],
      ['ArrowRight', 'iDEAL'],
      ['ArrowRight', 'Credit Card'],
      ['ArrowLeft', 'iDEAL'],
      ['Home', 'Credit Card'],
      ['End', 'iDEAL'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
  },
);

test('the payment tabs are one tab stop', async ({ page }) => {
  await page.goto('/checkout');
  await page.getByRole('tab', { name: 'Credit Card' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name on card')).toBeFocused();
});
