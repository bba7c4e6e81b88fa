import { clickInOneScript, pressInOneScript } from '../keys-at-once.ts';
import { expect, test } from '../test.ts';
import { checkOut } from './cart-filling.ts';

test('counts each of several arrow keys in one batch', async ({ page }) => {
  await page.goto('/checkout');
  await page.getByRole('tab', { name: 'Credit Card' }).focus();
  await pressInOneScript(page, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'iDEAL', selected: true })).toBeFocused();
});

test('two clicks in one script reverse the direction', async ({ page }) => {
  await page.goto('/shopping');
  await clickInOneScript(page.getByRole('button', { name: 'Price' }), 2);
  await expect(page.getByRole('button', { name: 'Price' })).toHaveAccessibleDescription(
    'descending',
  );
});

test('two clicks in one script add one product', async ({ page }) => {
  await page.goto('/shopping');
  await clickInOneScript(page.getByTestId('add-to-cart-9'), 2);
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
});

test('keeps the focus in the table when one script removes two rows', async ({ page }) => {
  await checkOut(page, ['Desk Lamp', 'Ergonomic Chair', 'Mechanical Keyboard']);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#cart-remove-3')?.click();
    document.querySelector<HTMLElement>('#cart-remove-2')?.click();
  });
  await expect(page.getByRole('button', { name: 'Remove Desk Lamp' })).toBeFocused();
});
