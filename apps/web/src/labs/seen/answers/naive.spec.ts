import { expect, test } from '@playwright/test';

test('types what a person sees', async ({ page }) => {
  await page.goto('/labs/seen?seed=1');
  const seen = [];
  for (const word of await page.getByTestId(/^seen-sign-\d+$/).all())
    if (await word.isVisible()) seen.push(await word.textContent());
  await page.getByRole('textbox', { name: 'Seen' }).fill(seen.join(' '));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Not seen: Badge is “”/);
});
