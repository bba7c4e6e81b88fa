import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`takes the first result with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/search-order?seed=${seed}`);
    const word = await page.getByRole('status', { name: 'Word' }).innerText();
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(word);
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
    await page.getByRole('button', { name: 'Take the first result' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
