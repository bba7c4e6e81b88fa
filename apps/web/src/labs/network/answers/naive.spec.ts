import { expect, test } from '@playwright/test';

test('asks for every product', async ({ page }) => {
  await page.goto('/labs/network');
  const titles = [
    'Sound',
    'Slow',
    'Missing',
    'Failing',
    'Broken JSON',
    'Cut off',
    'Closed',
    'Never',
  ];
  for (const name of titles) await page.getByRole('button', { name, exact: true }).click();
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
