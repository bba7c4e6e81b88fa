import { openAtRest } from '../at-rest.ts';
import { expect, smoke, test } from '../test.ts';

test('shows Added! and is disabled for 500 milliseconds [ADD-02]', async ({ page }) => {
  await openAtRest(page, '/shopping');
  const button = page.getByTestId('add-to-cart-9');
  await expect(button).toHaveText('Add to Cart');
  await button.click();
  await expect(button).toHaveText('Added!');
  await expect(button).toBeDisabled();
  await page.clock.runFor(499);
  await expect(button).toHaveText('Added!');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Add to Cart');
  await expect(button).toBeEnabled();
});

test('counts the cart in the badge [ADD-01, CART-07]', smoke, async ({ page }) => {
  await page.goto('/shopping?speed=20');
  await expect(page.getByTestId('cart-badge')).toBeHidden();
  await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  await expect(page.getByTestId('cart-news')).toHaveText('2 items in the cart');
});

test('a double click adds one product [ADD-03]', async ({ page }) => {
  await page.goto('/shopping');
  await page.getByTestId('add-to-cart-9').dblclick();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
});

test('stays on the shopping page [ADD-05]', async ({ page }) => {
  await page.goto('/shopping?speed=20');
  await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
  await expect(page).toHaveURL('/shopping?speed=20');
});

test('disables only the button that was clicked [ADD-04]', async ({ page }) => {
  await openAtRest(page, '/shopping');
  await expect(page.getByTestId('add-to-cart-9')).toBeEnabled();
  await page.getByTestId('add-to-cart-9').click();
  await expect(page.getByTestId('add-to-cart-9')).toBeDisabled();
  await expect(page.getByTestId('add-to-cart-10')).toBeEnabled();
});

test('returns the keyboard focus to the button [ADD-06]', async ({ page }) => {
  await page.goto('/shopping?speed=20');
  const button = page.getByRole('button', { name: 'Add to Cart Desk Lamp' });
  await button.press('Enter');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
});

test('keeps the cart from page to page, and a reload empties it [CART-13]', async ({ page }) => {
  await page.goto('/shopping?speed=20');
  await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});
