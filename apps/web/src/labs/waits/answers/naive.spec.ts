import { expect, test } from '@playwright/test';

test('catches the bell in three rounds', async ({ page }) => {
  await page.goto('/labs/waits?seed=1');
  await page.getByRole('button', { name: 'Start the rounds' }).click();
  for (let round = 1; round <= 3; round++) {
    await page.waitForTimeout(2000);
    await page.getByRole('button', { name: 'Catch' }).click();
  }
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/^Not finished: every ring was caught/);
});
