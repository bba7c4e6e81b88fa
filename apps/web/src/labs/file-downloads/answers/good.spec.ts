import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';

const months = ['January', 'February', 'March'];

const save = async (page: Page, link: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  return readFile(await (await download).path(), 'utf8');
};

const linesOf = (csv: string) => csv.trim().split('\r\n').slice(1);

const totalOf = (csv: string) => {
  const cents = linesOf(csv).map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
  return (cents.reduce((sum, each) => sum + each, 0) / 100).toFixed(2);
};

/** Reads the file of each month and marks the month whose file does not add up. */
const markShortMonth = async (page: Page) => {
  for (const month of months) {
    const csv = await save(page, `${month} as CSV`);
    expect(csv).toMatch(/^number,customer,amount\r\n/);
    const row = page.getByRole('row', { name: month });
    const total = await row.getByRole('cell').nth(1).textContent();
    if (totalOf(csv) !== total) await row.getByRole('checkbox').check();
  }
};

const saveReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Make the report' }).click();
  const pdf = await save(page, 'Report as PDF');
  expect(pdf).toMatch(/^%PDF-/);
  const [, code = 'no code'] = /Code (\d+)/.exec(pdf) ?? [];
  const [, total = 'no total'] = /Total (\d+\.\d\d)/.exec(pdf) ?? [];
  return { code, total };
};

const check = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Code in report.pdf' }).fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
};

for (const seed of [1, 2, 5]) {
  test(`reads every file with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/file-downloads?seed=${seed}&delay=0.2`);
    await markShortMonth(page);
    const { code } = await saveReport(page);
    await check(page, code);
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

test('each line of a CSV has three fields, with the quotation marks of RFC 4180 [SAVED-03]', async ({
  page,
}) => {
  await page.goto('/labs/file-downloads?size=100');
  const lines = linesOf(await save(page, 'January as CSV'));
  const plain = '[^",]*';
  const quoted = '"(?:[^"]|"")*"';
  const field = `(?:${plain}|${quoted})`;
  const odd = lines.filter((line) => !new RegExp(`^${field},${field},${field}$`).test(line));
  expect(odd).toEqual([]);
  // A hundred orders have customers with a comma and with quotation marks.
  expect(lines.join()).toMatch(/"[^"]*, [^"]*"/);
  expect(lines.join()).toMatch(/""\w+""/);
});

test('there is no link to the report until it is made [SAVED-05]', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/labs/file-downloads?delay=5');
  await page.clock.pauseAt(60_000);
  const link = page.getByRole('link', { name: 'Report as PDF' });
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByRole('status', { name: 'Report' })).toHaveText('Making the report…');
  await expect(link).toHaveCount(0);
  await page.clock.runFor(4_900);
  await expect(link).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(link).toBeVisible();
});

test('the report has the total of the three months [SAVED-06]', async ({ page }) => {
  await page.goto('/labs/file-downloads?delay=0');
  let cents = 0;
  for (const month of months) {
    const total = page.getByRole('row', { name: month }).getByRole('cell').nth(1);
    cents += Math.round(Number(await total.textContent()) * 100);
  }
  const { total } = await saveReport(page);
  expect(total).toBe((cents / 100).toFixed(2));
});

test('only the code of the report is the code [SAVED-07]', async ({ page }) => {
  await page.goto('/labs/file-downloads?delay=0');
  await markShortMonth(page);
  const { code } = await saveReport(page);
  const verdict = page.getByRole('status', { name: 'Verdict' });
  for (const wrong of [`${code}0`, `0${code}`, code.slice(0, -1), '']) {
    await check(page, wrong);
    await expect(verdict).toHaveText(/^Not read: the code/);
  }
  await check(page, code);
  await expect(verdict).toHaveText(/^Solved/);
});

test('reads the report of the API with the cookie of a session [SAVED-08]', async ({
  page,
  request,
}) => {
  await page.goto('/labs/file-downloads?delay=0&level=2');
  await markShortMonth(page);
  const { code } = await saveReport(page);
  await expect(page.getByRole('status', { name: 'You are' })).toHaveText('logged in');
  await check(page, code);
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);

  const address = await page.getByRole('link', { name: 'Report as PDF' }).getAttribute('href');
  expect(await (await page.request.get(address!)).text()).toContain(`Code ${code}`);
  expect((await request.get(address!)).status()).toBe(401);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('status', { name: 'You are' })).toHaveText('logged out');
  expect((await page.request.get(address!)).status()).toBe(401);
});
