import { expect, test } from '@playwright/test';

test('uses the controls as a user', async ({ page }) => {
  await page.goto('/labs/trusted-events');
  await page.getByLabel('Name', { exact: true }).pressSequentially('Ada');
  await page.getByRole('checkbox', { name: 'Newsletter' }).check();
  await page.getByRole('slider', { name: 'Rounds' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status', { name: 'Name used by' })).toHaveText('a user, key by key');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^A user/);
});
