import { expect, smoke, test } from '../test.ts';

test('/api redirects to /api/bookapi [NAV-09]', smoke, async ({ page }) => {
  await page.goto('/api');
  await expect(page).toHaveURL('/api/bookapi');
});

test('the result page sends a visitor who is not logged in to the login page', async ({ page }) => {
  await page.goto('/webelements/LoginBasicAuthResultPage');
  await expect(page).toHaveURL('/webelements/login');
});
