import { expect, test } from '@playwright/test';

test('gets a message of the wanted desk', async ({ page, context }) => {
  await page.goto('/labs/windows?seed=1');
  for (const count of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Open a window' }).click();
    await expect.poll(() => context.pages().length).toBe(count);
  }
  const [, , , desk] = context.pages();
  await desk!.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status', { name: 'Message' })).not.toBeEmpty();
  await page.getByRole('button', { name: 'Check' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/^Not done: the conditions are not accepted/);
});
