import { expect, test } from '@playwright/test';

test('uses the controls', async ({ page }) => {
  await page.goto('/labs/trusted-events');
  await page.getByLabel('Name', { exact: true }).evaluate((field: HTMLInputElement) => {
    field.value = 'Ada';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('checkbox', { name: 'Newsletter' }).dispatchEvent('click');
  await page.getByRole('slider', { name: 'Rounds' }).fill('8');
  await page.getByRole('button', { name: 'Send' }).dispatchEvent('click');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
