import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { clientOf, goodSuite, openTestRing, type Played } from '../src/service/test-ring.ts';
import { launchChromium } from './chromium.ts';
import { press, tabTo, type } from './keyboard.ts';

const key = 'correct horse battery';
const variables = { RING_KEY: key };

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A page whose console has to stay without errors. */
const openPage = async (address: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

interface Hold {
  readonly reached: Promise<void>;
  readonly release: () => void;
}

/** A good suite that waits before each of the given runs until it is let go. */
const holdingAt = (
  ...runs: readonly number[]
): { readonly suite: Played; readonly holds: readonly Hold[] } => {
  const gates = runs.map((run) => ({
    run,
    reached: Promise.withResolvers<void>(),
    released: Promise.withResolvers<void>(),
  }));
  const suite: Played = async (corner) => {
    const gate = gates.find(({ run }) => run === corner.run);
    gate?.reached.resolve();
    await gate?.released.promise;
    return goodSuite(corner);
  };
  const holds = gates.map(({ reached, released }) => ({
    reached: reached.promise,
    release: () => released.resolve(),
  }));
  return { suite, holds };
};

test('a card is followed from its first run to its report, without a reload', async () => {
  const { address } = await openTestRing();
  const client = clientOf(address);
  const card = await client.draw({ name: 'Ada' });
  const page = await openPage(`${address}/cards/${card}`);
  const saying = page.getByTestId('saying');
  await expect(saying).toHaveText(/No tests have come yet/);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const { suite, holds } = holdingAt(5);
  const played = client.play(card, suite);
  await holds[0]!.reached;
  await expect(page.getByRole('progressbar', { name: 'Bouts' })).toHaveAttribute('value', '2');
  await expect(page).toHaveTitle(/^\d of 7 bouts: Ada/);
  holds[0]!.release();
  await played;
  await expect(saying).toHaveText('Complete: 3 of 4 defects found.');
  await expect(page).toHaveTitle(/^3 of 4 defects found: Ada/);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await press(page, page.getByRole('link', { name: 'Open the report' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'The next best test' })).toBeVisible();
  await page.goBack();
  await expect(saying).toHaveText('Complete: 3 of 4 defects found.');
});

test('after a lost connection the page shows the card as it is then', async () => {
  const { address, cut } = await openTestRing();
  const client = clientOf(address);
  const card = await client.draw();
  const page = await openPage(`${address}/cards/${card}`);
  await expect(page.getByTestId('saying')).toHaveText(/No tests have come yet/);
  cut();
  await expect(page.getByTestId('connection')).toHaveText(/does not answer/);
  await client.play(card, goodSuite);
  await expect(page.getByTestId('saying')).toHaveText(/Complete/);
  await expect(page.getByTestId('connection')).toBeEmpty();
});

test('what the visitor has opened and focused stays while the page is brought up to date', async () => {
  const { address } = await openTestRing();
  const client = clientOf(address);
  const card = await client.draw();
  const { suite, holds } = holdingAt(4, 6);
  const played = client.play(card, suite);
  await holds[0]!.reached;
  const page = await openPage(`${address}/cards/${card}`);
  const bouts = page.getByTestId('bouts');
  await expect(bouts).toHaveAttribute('value', '1');
  await press(page, page.getByText('End this card'), 'Enter');
  const end = page.getByRole('button', { name: 'End it now' });
  await tabTo(page, end);
  holds[0]!.release();
  await holds[1]!.reached;
  await expect(bouts).toHaveAttribute('value', '3');
  await expect(end).toBeFocused();
  holds[1]!.release();
  await played;
  await expect(end).toBeHidden();
});

test('a card is ended on its page by keyboard', async () => {
  const { address } = await openTestRing();
  const card = await clientOf(address).draw();
  const page = await openPage(`${address}/cards/${card}`);
  await press(page, page.getByText('End this card'), 'Enter');
  await press(page, page.getByRole('button', { name: 'End it now' }), 'Enter');
  await expect(page.getByTestId('saying')).toHaveText('Ended before anything was known.');
  await expect(page.getByText('End this card')).toBeHidden();
});

test('without scripts a card can be read, reloaded and ended', async () => {
  const { address } = await openTestRing();
  const client = clientOf(address);
  const card = await client.draw();
  const page = await openPage(`${address}/cards/${card}`, { javaScriptEnabled: false });
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
  await client.play(card, goodSuite, 4);
  await page.reload();
  await expect(page.getByTestId('bouts')).toBeVisible();
  await page.getByText('End this card').press('Enter');
  await page.getByRole('button', { name: 'End it now' }).press('Enter');
  await expect(page.getByTestId('saying')).toHaveText(/Ended early/);
});

test('a card is drawn by keyboard, and its line is the one of the chosen tool', async () => {
  const { address } = await openTestRing();
  const page = await openPage(address);
  await type(page, page.getByLabel('Your name'), 'Ada');
  await press(page, page.getByLabel('sums'), 'Space');
  await press(page, page.getByLabel('sneaky'), 'Space');
  await press(page, page.getByRole('button', { name: 'Draw a card' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await expect(page.getByText('sums, sneaky')).toBeVisible();
  await tabTo(page, page.getByLabel('Maven'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const line = page.getByTestId('shell-pytest');
  await expect(line).toHaveText(/grade\.sh \| sh -s -- --card \S+ pytest$/);
  await expect(page.getByTestId('shell-maven')).toBeHidden();
  await press(
    page,
    page.getByRole('button', { name: 'Copy' }).and(page.locator('#shell-pytest-copy')),
    'Enter',
  );
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toBe(await line.textContent());
});

const logIn = async (page: Page, word: string): Promise<void> => {
  await type(page, page.getByLabel('Key'), word);
  await page.keyboard.press('Enter');
};

test('the table needs the key, is sorted by its headings and shows new cards by itself', async () => {
  const { address } = await openTestRing({ variables });
  const client = clientOf(address);
  await client.draw({ name: 'Zoë' });
  await client.draw({ name: 'Ada' });
  const page = await openPage(`${address}/cards`);
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

test('without a key the ring says that there is no table, and how to have one', async () => {
  const { address } = await openTestRing();
  const page = await openPage(`${address}/cards`);
  await expect(page.getByRole('heading', { name: 'The table is off' })).toBeVisible();
  await expect(page.getByText('RING_KEY=')).toBeVisible();
});

/** Addresses of one page of every kind, on one ring. */
const everyPage = async (): Promise<Readonly<Record<string, string>>> => {
  const { address } = await openTestRing({ variables });
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
    'a card with bouts': `${address}/cards/${running}`,
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
    const page = await openPage(addresses['the table']!, {
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
