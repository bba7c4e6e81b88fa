import { expect, test } from '../test.ts';
import { checkOut, fillCard } from '../shop/cart-filling.ts';

/** TestCafe replaces focus() by a function that returns a value, and React calls the value that an effect returns. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const prototype: { focus: (this: HTMLElement, options?: FocusOptions) => unknown } =
      HTMLElement.prototype;
    const { focus } = prototype;
    prototype.focus = function returning(options) {
      focus.call(this, options);
      return Promise.resolve();
    };
  }),
);

test('picks a day where focus() returns a promise', async ({ page }) => {
  await page.goto('/webelements/date-picker');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('gridcell').getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeHidden();
  await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText(/^Selected date: 1 /);
});

test('shows a receipt where focus() returns a promise', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByTestId('receipt')).toBeFocused();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping');
});
