import { expect, test } from '@playwright/test';

test('sends each desk its code when it is open', async ({ page }) => {
  await page.goto('/labs/frames?delay=0.5');
  for (const title of [
    'North desk',
    'South desk',
    'Reloading desk',
    'Foreign desk',
    'Shadow desk',
  ]) {
    const code = await page.getByRole('status', { name: `Code of ${title}` }).innerText();
    const desk = page.frameLocator(`iframe[title="${title}"]`);
    const state = desk.getByRole('status', { name: 'State' });
    await expect(state).toHaveText('Open');
    await desk.getByLabel('Code').fill(code);
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(state).toHaveText(`Received ${code}`);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Delivered/);
});
