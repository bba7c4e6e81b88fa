import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`takes the first result for the word with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/search-order?seed=${seed}`);
    const word = await page.getByRole('status', { name: 'Word' }).innerText();
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(word);
    await expect(page.getByRole('status', { name: 'Shown' })).toContainText(`“${word}”`);
    await page.getByRole('button', { name: 'Take the first result' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^The right answer/);
  });
}

test('a stale answer does not overwrite the list', async ({ page }) => {
  await page.goto('/labs/search-order?delay=1&seed=1');
  const word = await page.getByRole('status', { name: 'Word' }).innerText();
  const last = page.waitForResponse((response) => response.url().endsWith(`search=${word[0]}`));
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(word);
  await (await last).finished();
  // The page has handled the last answer when a later one has come.
  await page.evaluate(async () => (await fetch('/items')).text());
  await expect(page.getByRole('status', { name: 'Shown' })).toContainText(`“${word}”`);
});
