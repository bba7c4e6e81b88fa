import { expect, test } from '@playwright/test';

test.use({ actionTimeout: 1000 });

test('books what is wanted', async ({ page }) => {
  await page.goto('/labs/shadow-roots?seed=1');
  const guest = await page.getByTestId('roots-wanted-guest').innerText();
  await page.locator('xpath=//input[@id="roots-guest"]').fill(guest);
  await page.locator('xpath=//button[@id="roots-book"]').click();
  await expect(page.getByTestId('roots-verdict')).toHaveText(/^Solved/);
});
