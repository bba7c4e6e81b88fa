import { expect, type Page, test } from '@playwright/test';

const codeOf = (page: Page, title: string) =>
  page.getByRole('status', { name: `Code of ${title}` }).innerText();
const desks = ['Reloading desk', 'North desk', 'South desk', 'Foreign desk', 'Shadow desk'];

test('sends each desk its code', async ({ page }) => {
  await page.goto('/labs/frames?delay=4');
  for (const title of desks) {
    const code = await codeOf(page, title);
    const desk = page.frameLocator(`iframe[title="${title}"]`);
    await desk.getByLabel('Code').fill(code);
    await desk.getByRole('button', { name: 'Send' }).click();
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Right, 1 of 2/);
});
