import { expect, test } from '@playwright/test';

test('books a month', async ({ page }) => {
  await page.goto('/labs/date-range?seed=11');
  const landing = await page.getByRole('time').first().getAttribute('datetime');
  const arrival = new Date(landing ?? '');
  const departure = new Date(arrival);
  departure.setMonth(departure.getMonth() + 1);
  const hours = (departure.getTime() - arrival.getTime()) / 3_600_000 - 4;
  await page.getByLabel('Arrival').fill(arrival.toISOString().slice(0, 10));
  await page.getByLabel('Departure').fill(departure.toISOString().slice(0, 10));
  await page.getByLabel('Hours').fill(String(hours));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
