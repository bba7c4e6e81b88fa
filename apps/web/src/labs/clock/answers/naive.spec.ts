import { expect, test } from '@playwright/test';

test('is signed out after 15 minutes', async ({ page }) => {
  await page.clock.setFixedTime('2028-02-29T23:50:00Z');
  await page.goto('/labs/clock?seed=1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.setFixedTime('2028-03-01T00:05:00Z');
  await expect(page.getByRole('status', { name: 'Session' })).toHaveText(/^Signed out at 00:05/);
});
