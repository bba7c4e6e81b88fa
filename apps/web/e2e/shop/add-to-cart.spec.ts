import { openAtRest } from '../at-rest.ts';
import { expect, test } from '../test.ts';

test('says Added! and takes no click for 500 milliseconds [ADD-02]', async ({ page }) => {
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

test('counts the cart in the badge [ADD-01, CART-07]', async ({ page }) => {
  await page.goto('/shopping?speed=20');
  await expect(page.getByTestId('cart-badge')).toBeHidden();
  await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  await expect(page.getByTestId('cart-news')).toHaveText('2 items in the cart');
});

test('adds once by a double click [ADD-03]', async ({ page }) => {
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

test('gives the keyboard its place back [ADD-06]', async ({ page }) => {
  await page.goto('/shopping?speed=20');
  const button = page.getByRole('button', { name: 'Add to Cart Desk Lamp' });
  await button.press('Enter');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
});

test('keeps the cart from page to page, and forgets it at a reload [CART-13]', async ({ page }) => {
  await page.goto('/shopping?speed=20');
  await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});
