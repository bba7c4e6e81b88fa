import { expect, test } from '@playwright/test';

test('takes the right nodes', async ({ page }) => {
  await page.goto('/labs/stale-nodes?seed=1');
  const apples = await page.$('#stale-take-apples');
  const milk = await page.$('#stale-take-milk');
  const ryeBread = await page.$('#stale-take-rye-bread');
  await page.click('#stale-reorder');
  await apples?.click();
  await milk?.click();
  await ryeBread?.click();
  await expect(page.locator('#stale-verdict')).toHaveText(/^Solved/);
});
