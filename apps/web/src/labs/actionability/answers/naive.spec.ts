import { expect, test } from '@playwright/test';

for (const delay of [0.2, 4]) {
  test(`uses every target with a delay of ${delay} seconds`, async ({ page }) => {
    await page.goto(`/labs/actionability?delay=${delay}`);
    await page.getByRole('button', { name: 'Start' }).click();
    for (const name of ['Moving', 'Covered']) {
      await page.getByRole('button', { name, exact: true }).click({ force: true });
    }
    await page.getByTestId('action-hidden').dispatchEvent('click');
    await page.getByTestId('action-out-of-view').dispatchEvent('click');
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await page.getByRole('textbox', { name: 'Read-only' }).fill('jab');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
