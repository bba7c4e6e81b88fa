import { expect, test } from '@playwright/test';

test('writes the message', async ({ page }) => {
  await page.goto('/labs/rich-text?seed=1');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('We train on Tuesday.');
  await expect(message).toHaveValue('We train on Tuesday.', { timeout: 1000 });
});
