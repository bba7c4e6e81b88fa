import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const take = (page: Page) => page.getByRole('button', { name: 'Take the first result' }).click();

/** With this seed the word is “desk”. The page's clock stands still until the test moves it. */
const open = async (page: Page, query = '') => {
  await page.clock.install({ time: 0 });
  await page.goto(`/labs/search-order?seed=3&delay=1${query}`);
  await page.clock.pauseAt(60_000);
};
const type = (page: Page, word = 'desk') => field(page).pressSequentially(word);
const shows = (page: Page, question: string) =>
  expect(status(page, 'Shown')).toContainText(`Results for “${question}”`);

test('asks after each key with the text of the field', smoke, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/items') asked.push(searchParams.get('search') ?? '');
  });
  await open(page);
  await type(page);
  await page.clock.runFor(1000);
  await expect.poll(() => asked.toSorted()).toEqual(['d', 'de', 'des', 'desk']);
});

test('with ?overwrite=1 the second answer comes first, and the first one last and over the list', async ({
  page,
}) => {
  await open(page, '&overwrite=1');
  await type(page);
  await page.clock.runFor(200);
  await shows(page, 'de');
  await page.clock.runFor(350);
  await shows(page, 'desk');
  await page.clock.runFor(500);
  await shows(page, 'd');
});

test('an empty field clears a list that was there, and leaves nothing to take', async ({
  page,
}) => {
  await open(page);
  await type(page);
  await page.clock.runFor(200);
  await shows(page, 'de');
  await field(page).clear();
  await expect(status(page, 'Shown')).toBeEmpty();
  await expect(page.getByRole('button', { name: 'Take the first result' })).toBeDisabled();
});

test('the list of the word has the right answer, the one before a stale one', async ({ page }) => {
  await open(page);
  await expect(status(page, 'Word')).toHaveText('desk');
  await type(page);
  await page.clock.runFor(200);
  await shows(page, 'de');
  await take(page);
  await expect(status(page, 'Verdict')).toHaveText(
    'A stale answer: you took Webcam from the list of “de”, and the field had “desk”.',
  );
  await page.clock.runFor(350);
  await shows(page, 'desk');
  await take(page);
  await expect(status(page, 'Verdict')).toHaveText(
    'Solved: you took Desk Lamp from the list of “desk”.',
  );
});

/** What a script does to the field, letter by letter: it sets the value and dispatches, or it inserts. */
const scripts = {
  'a value that it sets': (input: HTMLInputElement, letter: string) => {
    input.value += letter;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  },
  'a value that it inserts with execCommand': (input: HTMLInputElement, letter: string) => {
    input.focus();
    document.execCommand('insertText', false, letter);
  },
};

for (const [way, script] of Object.entries(scripts)) {
  test(`is not solved by a script with ${way}`, async ({ page }) => {
    await open(page);
    for (const letter of 'desk') await field(page).evaluate(script, letter);
    await page.clock.runFor(550);
    await shows(page, 'desk');
    await take(page);
    await expect(status(page, 'Verdict')).toHaveText(/^Not typed/);
  });
}

test.describe('without an answer of the API', () => {
  test.use({ expectedError: /503/ });

  test('the page says what to do', async ({ page }) => {
    await page.route('/items?*', (route) => route.fulfill({ status: 503 }));
    await open(page);
    await type(page, 'd');
    await page.clock.runFor(1000);
    await expect(status(page, 'Shown')).toHaveText('The API did not respond. Type again.');
  });
});

saysTheSame('search-order', async (page) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('desk');
  await press(page, 'Take the first result');
});
