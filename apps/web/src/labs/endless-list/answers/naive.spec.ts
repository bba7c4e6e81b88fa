import { expect, test } from '@playwright/test';

test('chooses row 777', async ({ page }) => {
  await page.goto('/labs/endless-list?seed=1&delay=0');
  const rows = page.locator('#endless-feed article');
  for (let load = 0; load < 38; load++) {
    await rows.last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(50);
  }
  await expect(rows).toHaveCount(780, { timeout: 1000 });
  await rows.nth(776).getByRole('button').click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
