import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`reads the table with the seed ${seed}, shuffled too`, async ({ page }) => {
    await page.goto(`/labs/moving-table?seed=${seed}`);
    for (const said of [/^Right, 1 of 2/, /^Solved/]) {
      const cpu = page.locator('#moving-table tbody tr:nth-child(1) td:nth-child(2)');
      const memory = page.locator('#moving-table tbody tr:nth-child(2) td:nth-child(3)');
      await page.getByLabel('CPU of Chrome').fill(await cpu.innerText());
      await page.getByLabel('Memory of Firefox').fill(await memory.innerText());
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
      await page.getByRole('button', { name: 'Shuffle' }).click();
    }
  });
}
