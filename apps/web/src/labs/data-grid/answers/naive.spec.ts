import { expect, test } from '@playwright/test';

test('approves the invoices of every page', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/all 57 invoices are selected/);
});
