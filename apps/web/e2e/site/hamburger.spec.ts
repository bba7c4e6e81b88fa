import { expect, smoke, test } from '../test.ts';

test.use({ viewport: { width: 320, height: 640 } });
test.beforeEach(({ page }) => page.goto('/'));

test('starts closed [NAV-04]', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page.getByRole('link', { name: 'Shopping', exact: true })).toBeHidden();
});

test('opens and closes the list [NAV-04]', smoke, async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  const shopping = page.getByRole('link', { name: 'Shopping', exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(shopping).toBeVisible();
  await menu.click();
  await expect(shopping).toBeHidden();
});

test('closes when a link is followed [NAV-05]', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Web Elements', exact: true }).click();
  await expect(page).toHaveURL('/webelements');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('the button is hidden on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Shopping', exact: true })).toBeVisible();
});

test('closes with Escape and returns the focus [NAV-05]', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('link', { name: 'Shopping', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
});

test('Escape does not move the focus when the list is closed', async ({ page }) => {
  const logo = page.getByTestId('logo-link');
  await logo.focus();
  await page.keyboard.press('Escape');
  await expect(logo).toBeFocused();
});
