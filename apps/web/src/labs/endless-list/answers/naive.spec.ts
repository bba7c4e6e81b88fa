import { expect, type Page, test } from '@playwright/test';

const rowsIn = (page: Page) => page.getByRole('feed', { name: 'Parcels' }).getByRole('article');

test('chooses row 777', async ({ page }) => {
  await page.goto('/labs/endless-list?seed=1&delay=0');
  const rows = rowsIn(page);
  for (let load = 0; load < 38; load++) {
    await rows.last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(50);
  }
  await expect(rows).toHaveCount(780, { timeout: 1000 });
  const wanted = rows.nth(776);
  await wanted.getByRole('button', { name: /^Choose/ }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
