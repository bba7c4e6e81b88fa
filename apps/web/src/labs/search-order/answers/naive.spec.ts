import { expect, test } from '@playwright/test';

test('takes the first result for the word', async ({ page }) => {
  await page.goto('/labs/search-order?seed=1');
  const word = await page.getByRole('status', { name: 'Word' }).innerText();
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(word);
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the first result' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
