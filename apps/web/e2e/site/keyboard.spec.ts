import { expect, smoke, test } from '../test.ts';

test('skips to the content with the first tab stop [PAGE-14]', smoke, async ({ page }) => {
  await page.goto('/webelements/checkboxes');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Checkbox 1' })).toBeFocused();
});

test('reaches every control of the home page by Tab [PAGE-12]', async ({ page }) => {
  await page.goto('/');
  const controls = page.locator('a[href], button').filter({ visible: true });
  for (const control of await controls.all()) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
});

test('opens the menu of a small screen with Enter', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Shopping', exact: true })).toBeVisible();
});

test('chooses an exercise with the keyboard', async ({ page }) => {
  await page.goto('/webelements');
  await page.getByText('Elements', { exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Check Box', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkboxes' })).toBeFocused();
});
