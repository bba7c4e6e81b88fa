import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';

test.use({ expectedError: /the server responded with a status of 404/ });

const unknown = [
  '/nonexistent-page',
  '/webelements/invalid-path',
  '/webelements/404',
  '/report.html',
  '/product/1.5',
];

const expectNotFound = async (page: Page, path: string) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 / Page Not Found · Sparring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 / Page Not Found');
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
};

for (const path of unknown) {
  test(`answers 404 to ${path} and shows the 404 page [NAV-06]`, ({ page }) =>
    expectNotFound(page, path));
}

test('opens the search with what was typed, and later without', async ({ page }) => {
  await page.goto('/nonexistent-page');
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('checkbox');
  await page.getByRole('button', { name: 'Search this site' }).click();
  const words = page.getByRole('searchbox', { name: 'Words' });
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('checkbox');
  await page.getByRole('link', { name: /^Checkboxes/ }).click();
  await expect(page).toHaveURL(/checkboxes/);
  await page.getByRole('button', { name: 'Find on this site' }).click();
  await expect(words).toHaveValue('');
});

test('links to the home page', smoke, async ({ page }) => {
  await page.goto('/nonexistent-page');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});
