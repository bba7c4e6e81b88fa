import { expect, test } from '@playwright/test';

test('answers the dialogs', async ({ page }) => {
  await page.goto('/labs/late-dialogs?seed=2');
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
