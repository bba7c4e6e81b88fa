import { expect, test } from '@playwright/test';

test('each person has an outcome', async ({ page }) => {
  await page.goto('/labs/personas?block=1');
  const outcome = page.getByRole('status', { name: 'Outcome' });
  for (const person of ['standard', 'slow', 'failing', 'unverified']) {
    await page.getByLabel('Username').fill(person);
    await page.getByLabel('Password').fill('corner-Bell-31');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Add Rope' }).click();
    await page.getByRole('button', { name: 'Buy' }).click();
    await expect(outcome).toHaveText(/^Order placed/);
    await page.getByRole('button', { name: 'Sign out' }).click();
  }
});
