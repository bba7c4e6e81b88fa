import { expect, type Page, test } from '@playwright/test';

const cell = async (page: Page, program: string, column: string) => {
  const table = page.getByRole('table', { name: 'Programs' });
  const headers = await table.getByRole('columnheader').allInnerTexts();
  const row = table.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: program, exact: true }),
  });
  // The first header stands above the names of the programs, which are no cells.
  return row.getByRole('cell').nth(headers.indexOf(column) - 1);
};

for (const seed of [1, 2, 3]) {
  test(`reads the table with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/moving-table?seed=${seed}`);
    for (const _ of ['before Shuffle', 'after Shuffle']) {
      const cpu = await cell(page, 'Chrome', 'CPU');
      const memory = await cell(page, 'Firefox', 'Memory');
      await page.getByLabel('CPU of Chrome').fill(await cpu.innerText());
      await page.getByLabel('Memory of Firefox').fill(await memory.innerText());
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByRole('status', { name: 'Result' })).toHaveText(/^Solved/);
      await page.getByRole('button', { name: 'Shuffle' }).click();
    }
  });
}
