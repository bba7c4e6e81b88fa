import { expect, test } from '@playwright/test';

const names = ['Sound', 'Slow', 'Missing', 'Failing', 'Broken JSON', 'Cut off', 'Closed', 'Never'];

test('gets every answer', async ({ page }) => {
  await page.goto('/labs/network');
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
