import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** The amounts of all pages, by the header of their column. */
const amountsOf = async (page: Page) => {
  const table = page.getByRole('table', { name: 'Invoices' });
  const headers = await table.locator('thead :is(td, th)').allInnerTexts();
  const column = headers.indexOf('Amount') + 1;
  const next = page.getByRole('button', { name: 'Next page' });
  const amounts: string[] = [];
  for (let number = 1; ; number++) {
    await expect(page.getByRole('status', { name: 'Page' })).toHaveText(`${number} of 6`);
    amounts.push(...(await table.locator(`tbody tr > :nth-child(${column})`).allInnerTexts()));
    if (await next.isDisabled()) return amounts;
    await next.click();
  }
};

test('approves all invoices', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1');
  const amounts = await amountsOf(page);
  expect(amounts).toHaveLength(57);
  const sum = amounts.reduce((total, amount) => total + cents(amount), 0);
  await expect(page.getByTestId('grid-sum')).toHaveText((sum / 100).toFixed(2));

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 57 invoices' }).click();
  await expect(page.getByRole('status', { name: 'Selected' })).toHaveText('57 of 57');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const lines = file.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(57);
  expect(new Set(file.match(/^INV-\d+/gm)).size).toBe(57);
  const saved = lines.map((line) => cents(/\d+\.\d\d/.exec(line)?.[0] ?? ''));
  expect(saved.reduce((total, amount) => total + amount, 0)).toBe(sum);

  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Approved: 57 of 57/);
});
