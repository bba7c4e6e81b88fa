import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { printReport } from '../../src/report/files.ts';
import { printPage } from '../../src/report/page.ts';
import { readTheme } from '../../src/look/theme.ts';
import { testCard, testHistory } from '../support/card.ts';
import { fullCard } from '../support/full-card.ts';
import { chromiumPath } from '@sparring/web/chromium';

let browser: Browser;
let folder: string;
let address: string;

beforeAll(async () => {
  const executablePath = chromiumPath();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--no-first-run'],
  });
  folder = await mkdtemp(join(tmpdir(), 'sparring report '));
  const file = join(folder, 'index.html');
  await writeFile(file, printReport(testCard(), testHistory(), await readTheme())['index.html']!);
  address = pathToFileURL(file).href;
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

interface Look {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
}

const openReport = async ({ width = 1440, ...look }: Look = {}): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...look });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

test.each([
  [320, 'light'],
  [320, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('axe finds nothing at %i px in the %s', async (width, colorScheme) => {
  const page = await openReport({ width, colorScheme });
  const folds = page.locator('.miss').first().locator('summary');
  for (const fold of [
    ...(await page.locator('.area > summary, #found > details > summary').all()),
    ...(await folds.all()),
    ...(await page.locator('.number summary').all()),
    page.locator('#found td summary').first(),
  ])
    await fold.click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test.each([320, 768, 1440])('at %i px the page itself does not scroll sideways', async (width) => {
  const page = await openReport({ width });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('a report of all defects is less than 6,000 px high at 1,440 px', async () => {
  const page = await openReport();
  await page.setContent(printPage(await fullCard(), testHistory(), await readTheme()));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
});

test('the next test comes one at a time, by keyboard', async () => {
  const page = await openReport();
  const cards = page.locator('.next-card');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  expect(await cards.nth(1).isVisible()).toBe(true);
  expect(await cards.nth(0).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  expect(await cards.last().isVisible()).toBe(true);
});

test('a filter leaves what fits, says how many, and a link brings the others back', async () => {
  const page = await openReport();
  await page.getByLabel('Area').selectOption('auth');
  const shown = await page.locator('.miss:visible').count();
  expect(await page.getByRole('status').textContent()).toBe(`${shown} defects`);
  expect(await page.locator('.miss:visible').count()).toBeLessThan(
    await page.locator('.miss').count(),
  );
  const link = page.locator('.next-card:visible a').first();
  const name = await link.textContent();
  await link.press('Enter');
  const heading = page.getByRole('heading', { name: name!, exact: true });
  await expect.poll(() => heading.isVisible()).toBe(true);
});

test('a hint and the answer key open by keyboard', async () => {
  const page = await openReport();
  await page.locator('.area > summary').first().press('Enter');
  const miss = page.locator('.miss').first();
  await miss.getByText('Hint 1').press('Enter');
  expect(await miss.getByText('Look at the cart.').isVisible()).toBe(true);
  expect(await miss.getByText('A check that catches it:').isVisible()).toBe(false);
});

test('the end of the output opens by keyboard, with a find and with a false alarm', async () => {
  const page = await openReport();
  await page.locator('#found > details > summary').press('Enter');
  for (const place of ['#found tbody tr:has(details)', '#calm-number']) {
    const part = page.locator(place).first();
    await part.getByText('The end of the output').press('Enter');
    expect(await part.getByText('Received: "1"').isVisible()).toBe(true);
  }
});

test('without scripts every card is there', async () => {
  const page = await openReport({ javaScriptEnabled: false });
  expect(await page.locator('.next-card:visible').count()).toBe(
    await page.locator('.next-card').count(),
  );
  expect(await page.locator('.turn').isVisible()).toBe(false);
});

test('on paper all misses stand, and no answer', async () => {
  const page = await openReport();
  await page.getByLabel('Area').selectOption('auth');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.miss:visible').count()).toBe(await page.locator('.miss').count());
  expect(await page.getByText('Answer key', { exact: true }).first().isVisible()).toBe(false);
});

test('neither its policy forbids what it needs, nor does a script run that a name has brought', async () => {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Security Policy')) refused.push(message.text());
  });
  await page.goto(address);
  await expect.poll(() => page.locator('.filters').isVisible()).toBe(true);
  expect(refused).toEqual([]);
  const columns = page.locator('#matrix table');
  expect(await columns.evaluate((it) => getComputedStyle(it).getPropertyValue('--columns'))).toBe(
    String(testCard().defects.length),
  );
  await page.locator('#main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title = 1">');
  });
  await expect.poll(() => refused.some((text) => text.includes('inline event handler'))).toBe(true);
  expect(await page.title()).not.toBe('1');
});
