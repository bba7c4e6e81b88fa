import { expect, test } from '@playwright/test';

test('sends each desk its code', async ({ page }) => {
  await page.goto('/labs/frames?delay=10');
  for (const title of [
    'Reloading desk',
    'North desk',
    'South desk',
    'Foreign desk',
    'Shadow desk',
  ]) {
    const code = await page.getByRole('status', { name: `Code of ${title}` }).innerText();
    const desk = page.frameLocator(`iframe[title="${title}"]`);
    await desk.getByLabel('Code').fill(code);
    await desk.getByRole('button', { name: 'Send' }).click();
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
