import { expect, test } from '@playwright/test';

test('uses every target', async ({ page }) => {
  await page.goto('/labs/actionability?delay=8');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('action-covered').click({ force: true });
  await page.getByTestId('action-moving').click({ force: true });
  await page.getByTestId('action-hidden').dispatchEvent('click');
  await page.getByTestId('action-out-of-view').dispatchEvent('click');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
