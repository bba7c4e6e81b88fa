import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { clientOf, goodSuite, openTestGrader } from '../support/grader.ts';
import { launchChromium, openIn } from './chromium.ts';
import { press, tabTo, type } from './keyboard.ts';

const key = 'correct horse battery';
const variables = { GRADER_KEY: key };

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const logIn = async (page: Page, word: string): Promise<void> => {
  await type(page, page.getByLabel('Key'), word);
  await page.keyboard.press('Enter');
};

test('the table needs the key, is sorted by its headings and shows new cards by itself', async () => {
  const { address } = await openTestGrader({ variables });
  const client = clientOf(address);
  await client.draw({ name: 'Zoë' });
  await client.draw({ name: 'Ada' });
  const page = await openIn(browser, `${address}/cards`);
  await logIn(page, 'a wrong word');
  await expect(page.getByRole('alert')).toHaveText('This is not the key.');
  await logIn(page, key);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText(['Ada', 'Zoë']);
  await press(page, page.getByRole('link', { name: 'Name' }), 'Enter');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await press(page, page.getByRole('link', { name: 'Name' }), 'Enter');
  await expect(names).toHaveText(['Zoë', 'Ada']);
  await tabTo(page, page.getByRole('link', { name: 'Ada' }));
  await client.draw({ name: 'Mia' });
  await expect(names).toHaveText(['Zoë', 'Mia', 'Ada']);
  await expect(page.getByRole('link', { name: 'Ada' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(['Zoë', 'Mia', 'Ada']);
});

test('without a key the grader says that there is no table, and how to have one', async () => {
  const { address } = await openTestGrader();
  const page = await openIn(browser, `${address}/cards`);
  await expect(page.getByRole('heading', { name: 'The table is off' })).toBeVisible();
  await expect(page.getByText('GRADER_KEY=')).toBeVisible();
});

/** Addresses of one page of every kind, on one grader. */
const everyPage = async (): Promise<Readonly<Record<string, string>>> => {
  const { address } = await openTestGrader({ variables });
  const client = clientOf(address);
  const [fresh, running, complete] = [
    await client.draw({ name: 'Ada' }),
    await client.draw({ name: 'Zoë' }),
    await client.draw({ name: 'A name that is as long as the names of some people are' }),
  ];
  await client.play(running, goodSuite, 4);
  await client.play(complete, goodSuite);
  return {
    start: address,
    'a new card': `${address}/cards/${fresh}`,
    'a card with runs': `${address}/cards/${running}`,
    'a complete card': `${address}/cards/${complete}`,
    'the table': `${address}/cards?sort=found`,
    'an unknown card': `${address}/cards/none`,
  };
};

test.each([
  [320, 'dark'],
  [768, 'light'],
  [1440, 'light'],
] as const)(
  'axe finds nothing at %i px in the %s, and no page scrolls sideways',
  async (width, colorScheme) => {
    const addresses = await everyPage();
    const page = await openIn(browser, addresses['the table']!, {
      viewport: { width, height: 900 },
      colorScheme,
    });
    await logIn(page, key);
    await expect(page.getByRole('table')).toBeVisible();
    for (const [name, address] of Object.entries(addresses)) {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [name, id, nodes[0]?.html])).toEqual([]);
      expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        name,
        width,
      ]);
    }
  },
);
