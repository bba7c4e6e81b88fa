import { expect, test } from '@playwright/test';

test('approves all invoices', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
