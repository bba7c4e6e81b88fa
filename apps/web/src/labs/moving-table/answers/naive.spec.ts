import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`reads the table with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/moving-table?seed=${seed}`);
    const cpu = await page
      .locator('#moving-table tbody tr:nth-child(1) td:nth-child(2)')
      .innerText();
    const memory = await page
      .locator('#moving-table tbody tr:nth-child(2) td:nth-child(3)')
      .innerText();
    await page.getByLabel('CPU of Chrome').fill(cpu);
    await page.getByLabel('Memory of Firefox').fill(memory);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
