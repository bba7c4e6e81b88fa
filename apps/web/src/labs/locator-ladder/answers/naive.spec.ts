import { expect, test } from '@playwright/test';

test('climbs the ladder', async ({ page }) => {
  await page.goto('/labs/locator-ladder?seed=1');
  await page.getByText('Archive').first().click();
  await page.locator('#ladder-label').getByLabel('Name').first().fill('Ada');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByLabel('Filter').first().fill('France');
  await page.getByRole('button', { name: 'Choose' }).first().click();
  await page.getByRole('button', { name: '?' }).first().click();
  await page.getByRole('button', { name: 'Renew' }).first().click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
