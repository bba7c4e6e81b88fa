import { expect, test } from '@playwright/test';

test('names the twin that loses the focus', async ({ page }) => {
  await page.goto('/labs/twins?seed=1');
  for (const twin of ['A', 'B']) {
    await page.getByRole('button', { name: `Twin ${twin}` }).click();
    await page.getByTestId('twins-hours').press('Enter');
    await page.getByTestId('twins-close').press('Enter');
    const isLost = await page.getByTestId('twins-morning').isVisible();
    await page.getByLabel(`${twin}: The focus is lost`).setChecked(isLost);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText('Not found: 5 broken but not named, 0 named but not broken.');
});
