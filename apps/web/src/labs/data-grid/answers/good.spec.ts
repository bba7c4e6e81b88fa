import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

test('approves the invoices of every page', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 57 invoices' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/all 57 invoices are selected/);
});

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

/** Downloads the selected invoices, and reads the lines below the header. */
const downloadedLines = async (page: Page) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  return file.trim().split('\r\n').slice(1);
};

test('approves all invoices [GRID-01, GRID-02, GRID-10]', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1');
  const amounts = await amountsOf(page);
  expect(amounts).toHaveLength(57);
  const sum = amounts.reduce((total, amount) => total + cents(amount), 0);
  await expect(page.getByTestId('grid-sum')).toHaveText((sum / 100).toFixed(2));

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 57 invoices' }).click();
  await expect(page.getByRole('status', { name: 'Selected' })).toHaveText('57 of 57');

  const lines = await downloadedLines(page);
  expect(lines).toHaveLength(57);
  expect(new Set(lines.map((line) => /^INV-\d+/.exec(line)?.[0])).size).toBe(57);
  const saved = lines.map((line) => cents(/\d+\.\d\d/.exec(line)?.[0] ?? ''));
  expect(saved.reduce((total, amount) => total + amount, 0)).toBe(sum);

  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved: 57 of 57/);
});

test('amounts are sorted as numbers over all pages [GRID-04]', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1');
  for (const [direction, sign] of [
    ['ascending', 1],
    ['descending', -1],
  ] as const) {
    await page.getByRole('button', { name: 'Amount' }).click();
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      direction,
    );
    const amounts = (await amountsOf(page)).map(Number);
    expect(amounts).toEqual(amounts.toSorted((one, other) => sign * (one - other)));
  }
});

test('Select all changes the rows of its page, and no others [GRID-06]', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1');
  const selectAll = page.getByRole('checkbox', { name: 'Select all' });
  const selected = page.getByRole('status', { name: 'Selected' });
  await selectAll.check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(selectAll).not.toBeChecked();
  await selectAll.check();
  await expect(selected).toHaveText('20 of 57');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await selectAll.uncheck();
  await expect(selected).toHaveText('10 of 57');
});

test('the CSV quotes a comma and a quotation mark [GRID-09]', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1');
  for (const [customer, quoted] of [
    ['Frost, Ames & Co', '"Frost, Ames & Co"'],
    ['The "Blue" Door', '"The ""Blue"" Door"'],
    ['North Quay', 'North Quay'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Customer contains' }).fill(customer);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    for (const line of await downloadedLines(page)) expect(line).toContain(`,${quoted},`);
  }
});

test('selects the overdue invoices below a header that stays [GRID-14]', async ({ page }) => {
  await page.goto('/labs/data-grid?seed=1&level=2');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Overdue');
  const verdict = page.getByRole('status', { name: 'Verdict' });
  const boxes = await page.getByRole('checkbox', { name: /^Select INV-/ }).all();
  for (const box of boxes) {
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(verdict).toHaveText(/^Not approved: \d+ of \d+ overdue/);
    await box.check();
  }
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(verdict).toHaveText(
    `Solved: the ${boxes.length} overdue invoices were selected one by one.`,
  );

  await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(verdict).toHaveText('Not approved: something in the header was pressed, once.');
});
