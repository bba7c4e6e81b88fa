import { expect, test, type Page } from '@playwright/test';

const months = ['January', 'February', 'March'];

const save = async (page: Page, link: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  expect(await (await download).failure()).toBeNull();
  return (await download).suggestedFilename();
};

for (const seed of [1, 2, 5]) {
  test(`reads every file with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/file-downloads?seed=${seed}&delay=0.2`);
    for (const month of months) expect(await save(page, `${month} as CSV`)).toMatch(/\.csv$/);
    await page.getByRole('button', { name: 'Make the report' }).click();
    expect(await save(page, 'Report as PDF')).toBe('report.pdf');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
