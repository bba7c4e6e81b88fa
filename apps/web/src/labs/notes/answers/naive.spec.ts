import { expect, test } from '@playwright/test';

test('a note that was written offline is sent afterwards', async ({ page }) => {
  await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=2`);
  await page.getByLabel('Offline').check();
  await page.getByLabel('New note').fill('Tea');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Offline').uncheck();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('rowheader', { name: 'Tea' })).toBeVisible();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    /^Not in step: no note “Milk”/,
  );
});
