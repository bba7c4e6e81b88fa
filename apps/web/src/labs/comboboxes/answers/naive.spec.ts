import { expect, test } from '@playwright/test';

test('chooses the hotel', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  await page.getByLabel('Hotel').selectOption('Dakar', { timeout: 5000 });
  await expect(page.getByLabel('Hotel')).toHaveText('Dakar');
});
