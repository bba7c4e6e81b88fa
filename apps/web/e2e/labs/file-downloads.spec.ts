import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query: string) => page.goto(`/labs/file-downloads?${query}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const mark = (page: Page, month: string) =>
  page.getByRole('checkbox', { name: `${month} lacks an order` });
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

const save = async (page: Page, link: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

/** The texts of the cells in the row of a month. */
const cellsOf = (page: Page, row: string) =>
  page.getByRole('row', { name: row }).getByRole('cell').allTextContents();

/** The lines of a CSV after its header, and the sum of their last fields in cents. */
const read = (csv: string) => {
  const lines = csv.trimEnd().split('\r\n').slice(1);
  const cents = lines.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
  return { lines, cents: cents.reduce((sum, each) => sum + each, 0) };
};

test('the seed and the size decide what is in the table [SAVED-01]', smoke, async ({ page }) => {
  const tableOf = async (query: string) => {
    await open(page, query);
    return page.getByTestId('downloads-months').textContent();
  };
  const first = await tableOf('seed=2&size=3');
  expect(first).toContain('January3');
  expect(await tableOf('seed=3&size=3')).not.toBe(first);
  expect(await tableOf('seed=2&size=3')).toBe(first);
});

for (const size of [2, 500]) {
  test(`the files of ${size} orders equal the table, but for one order of one month [SAVED-02, SAVED-04]`, async ({
    page,
  }) => {
    await open(page, `seed=1&size=${size}`);
    const missing: number[] = [];
    const short: number[] = [];
    for (const month of ['January', 'February', 'March']) {
      const { name, text } = await save(page, `${month} as CSV`);
      expect(name).toBe(`${month.toLowerCase()}.csv`);
      expect(text).toMatch(/^number,customer,amount\r\n/);
      const [orders, total] = await cellsOf(page, month);
      const { lines, cents } = read(text);
      missing.push(Number(orders) - lines.length);
      short.push(Math.round(Number(total) * 100) - cents);
    }
    expect(missing).toEqual([1, 0, 0]);
    expect(short).toEqual([expect.any(Number), 0, 0]);
    expect(short[0]).toBeGreaterThan(0);
  });
}

test('report.pdf is a page in HTML for those who have not logged in', async ({ page }) => {
  await open(page, 'seed=2&delay=0');
  await press(page, 'Make the report');
  const before = await save(page, 'Report as PDF');
  expect([before.name, before.text.slice(0, 15)]).toEqual(['report.pdf', '<!doctype html>']);
  await press(page, 'Log in');
  const { name, text } = await save(page, 'Report as PDF');
  expect([name, text.slice(0, 5)]).toEqual(['report.pdf', '%PDF-']);
  await press(page, 'Log out');
  await expect(page.getByRole('status', { name: 'You are' })).toHaveText('logged out');
  expect((await save(page, 'Report as PDF')).text).toBe(before.text);
});

test('the verdict wants the month that lacks an order, and no other', async ({ page }) => {
  await open(page, 'seed=1&delay=0');
  const checked = async () => {
    await press(page, 'Check');
    return verdict(page);
  };
  await expect(await checked()).toHaveText(
    'Not read: the CSV of a month that is not marked lacks an order.',
  );
  await mark(page, 'January').check();
  await mark(page, 'March').check();
  await expect(await checked()).toHaveText('Guessed: March is marked, but lacks no order.');
});

const codeIn = (pdf: string) => /Code (\d+)/.exec(pdf)?.[1] ?? '';

test('the report of the API is another one, and the code of the page is wrong there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'seed=1&delay=0');
  await press(page, 'Log in');
  await press(page, 'Make the report');
  const { text: own } = await save(page, 'Report as PDF');
  await open(page, 'seed=1&delay=0&level=2');
  await press(page, 'Log in');
  await press(page, 'Make the report');
  await expect(page.getByRole('status', { name: 'You are' })).toHaveText('logged in');
  const { name, text } = await save(page, 'Report as PDF');
  expect(name).toBe('report.pdf');
  expect(codeIn(text)).toMatch(/^\d{4}$/);
  expect(codeIn(text)).not.toBe(codeIn(own));
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

saysTheSame('file-downloads');
