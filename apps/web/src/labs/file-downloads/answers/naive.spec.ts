import { expect, test } from '@playwright/test';

test('saves every file', async ({ page }) => {
  await page.goto('/labs/file-downloads?seed=2');
  await page.getByRole('button', { name: 'Make the report' }).click();
  for (const [link, file] of [
    ['January as CSV', 'january.csv'],
    ['February as CSV', 'february.csv'],
    ['March as CSV', 'march.csv'],
    ['Report as PDF', 'report.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: link }).click();
    expect((await download).suggestedFilename()).toBe(file);
    expect(await (await download).failure()).toBeNull();
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
