import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { startInstance } from '../../src/instance/start-instance.ts';
import { readBook } from '../../src/book/read-book.ts';
import { openTestGrader } from '../support/grader.ts';
import { launchChromium, openIn } from './chromium.ts';
import { press, tabTo, type } from './keyboard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const book = await readBook();
const hidden = book.defects.filter(({ id }) => id === 'badge-counts-kinds');

const openShowMe = async (options?: BrowserContextOptions): Promise<Page> => {
  const { address } = await openTestGrader({ book: { ...book, defects: hidden }, startInstance });
  return openIn(browser, `${address}/show-me`, options);
};

const begin = async (page: Page): Promise<void> => {
  await press(page, page.getByRole('button', { name: 'Show me' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Something is wrong here.' })).toBeVisible();
};

const report = async (page: Page, rule: string): Promise<void> => {
  const area = page.getByLabel('Where');
  await tabTo(page, area);
  await page.keyboard.type('Cart (');
  await type(page, page.getByLabel('What I did'), 'Put two lamps into the cart.');
  await type(page, page.getByLabel('What I saw'), 'The badge says 1.');
  await type(page, page.getByLabel('Which rule is broken'), rule);
  await press(page, page.getByRole('button', { name: 'Report it' }), 'Enter');
};

test('a defect is looked for, reported and found by keyboard alone', async () => {
  const page = await openShowMe();
  await begin(page);
  const opened = page.waitForEvent('popup');
  await press(page, page.getByTestId('corner'), 'Enter');
  const instance = await opened;
  await expect(instance).toHaveTitle(/Sparring/);
  await instance.goto(new URL('/shopping?speed=20', instance.url()).href);
  const add = instance.getByRole('button', { name: 'Add to Cart Desk Lamp' });
  await add.press('Enter');
  await add.press('Enter');
  await expect(instance.getByTestId('cart-badge')).toHaveText('1');
  await instance.close();
  await report(page, '');
  const verdict = page.getByTestId('verdict');
  await expect(verdict).toHaveText(/Close: the area is right/);
  await expect(verdict).toBeFocused();
  await type(page, page.getByLabel('Which rule is broken'), 'CART-07');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Found with report number 2' })).toBeFocused();
  await expect(page.getByText('A check that catches it:')).toBeVisible();
});

test('a reload sends nothing again, and Back leads to the form', async () => {
  const page = await openShowMe();
  await begin(page);
  await report(page, 'CART-01');
  await expect(page.getByTestId('verdict')).toHaveText(/Close/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reported once' })).toBeVisible();
  await page.goto(new URL('/show-me', page.url()).href);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Reported once' })).toBeVisible();
});

test('hints come one at a time, by keyboard', async () => {
  const page = await openShowMe();
  await begin(page);
  const [first, second] = [page.getByTestId('hint-1'), page.getByTestId('hint-2')];
  await expect(second).toBeHidden();
  await press(page, first, 'Enter');
  await expect(page.getByText(hidden[0]!.hints[0])).toBeVisible();
  await expect(page.getByText(hidden[0]!.hints[1])).toBeHidden();
  await press(page, second, 'Enter');
  await expect(page.getByText(hidden[0]!.hints[1])).toBeVisible();
});

test('without scripts a defect is looked for, too', async () => {
  const page = await openShowMe({ javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByTestId('corner')).toBeVisible();
  await page.getByText('Give up').click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Close it' }).click();
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByTestId('corner')).toBeVisible();
});

test('a page is opened with one of its defects, and the reader says how the test ended', async () => {
  const page = await openShowMe();
  await page.goto(new URL('/show-me?page=/checkout', page.url()).href);
  await press(page, page.getByRole('button', { name: 'Open the page' }), 'Enter');
  await expect(page.getByTestId('corner')).toHaveAttribute('href', /\/checkout$/);
  await press(page, page.getByRole('button', { name: 'It stayed green' }), 'Enter');
  await expect(page.getByTestId('verdict')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'It turned red' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'The defect' })).toBeFocused();
});

test.each([
  [320, 'dark'],
  [1440, 'light'],
] as const)(
  'axe finds nothing at %i px in the %s, and no page scrolls sideways',
  async (width, colorScheme) => {
    const page = await openShowMe({ viewport: { width, height: 900 }, colorScheme });
    const look = async (name: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [name, id, nodes[0]?.html])).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, scrolled]).toEqual([name, width]);
    };
    await look('the beginning');
    await begin(page);
    await page.getByTestId('hint-1').press('Enter');
    await look('the search');
    await report(page, 'CART-01');
    await expect(page.getByTestId('verdict')).toBeVisible();
    await look('a report');
    await page.getByTestId('give-up').press('Enter');
    await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();
    await look('the answer');
    await page.goto(new URL('/show-me?page=/checkout', page.url()).href);
    await look('the question about a page');
    await page.getByRole('button', { name: 'Open the page' }).press('Enter');
    await page.getByRole('button', { name: 'It stayed green' }).press('Enter');
    await look('the page and how the test ended');
  },
);
