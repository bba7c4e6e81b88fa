import { expect, test } from '@playwright/test';

test('types a birthday', async ({ page }) => {
  await page.goto('/labs/every-input?seed=7');
  await page.getByLabel('Birthday').fill('6/8/1993');
  await expect(page.getByTestId('echo-birthday')).toHaveText('6/8/1993');
});
