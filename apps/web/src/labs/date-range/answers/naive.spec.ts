import { expect, test } from '@playwright/test';

test('arrives on the day of the landing', async ({ page }) => {
  await page.goto('/labs/date-range?seed=11&zone=America/New_York');
  const landing = await page.getByRole('time').first().getAttribute('datetime');
  await page.getByLabel('Arrival').fill(new Date(landing!).toISOString().slice(0, 10));
  await page.getByLabel('Departure').fill('2029-11-30');
  await page.getByLabel('Hours').fill(String(31 * 24 - 4));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
