import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`takes the right nodes with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/stale-nodes?seed=${seed}`);
    const names = /^Take (Apples|Milk|Rye bread)$/;
    const buttons = await page.getByRole('button', { name: names }).elementHandles();
    await page.getByRole('button', { name: 'Reorder' }).click();
    for (const button of buttons) await button.click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
