import { expect, test } from '@playwright/test';

for (const delay of [0.2, 4]) {
  test(`uses every target with a delay of ${delay} seconds`, async ({ page }) => {
    await page.goto(`/labs/actionability?delay=${delay}`);
    await page.getByRole('button', { name: 'Start' }).click();
    for (const name of ['Hidden', 'Moving', 'Covered', 'Out of view']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await page.getByRole('textbox', { name: 'Read-only' }).fill('jab');
    await expect(page.getByRole('status', { name: 'Clicks on the cover' })).toHaveText('0');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^A user/);
  });
}
