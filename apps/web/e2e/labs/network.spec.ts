import type { Page } from '@playwright/test';
import { requests } from '@sparring/practice/labs/network/requests';
import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

const open = (page: Page, query: string) => page.goto(`/labs/network?${query}`);
const ask = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true }).click();
const answer = (page: Page, title: string) =>
  page.getByRole('status', { name: `Answer to ${title}`, exact: true });
const finish = (page: Page) => page.getByRole('button', { name: 'Finish' }).click();
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

/** What the page says of the answers of the API. */
const messages = {
  Sound: 'Wireless Mouse, $29.99',
  Slow: 'Mechanical Keyboard, $89.99',
  Missing: 'There is no such product (404).',
  Failing: 'The server failed (500).',
  'Broken JSON': 'The response is not JSON.',
  'Cut off': 'The response was cut off.',
  Closed: 'The connection was closed without a response.',
  Never: 'No answer after 3 seconds.',
} satisfies Record<(typeof requests)[number]['title'], string>;

test.use({ expectedError: /Failed to load resource/ });

test(
  'says of each answer of the API what became of it [NETWORK-02]',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, 'delay=0.3&timeout=3');
    const busy = page.locator('[aria-busy="true"]');
    for (const { title } of requests) await ask(page, title);
    await expect(busy.getByRole('status', { name: 'Answer to Never' })).toHaveText('Asking…');
    await finish(page);
    await expect(verdict(page)).toHaveText(/^Too early: .*Never had no answer yet\.$/);
    for (const [title, message] of Object.entries(messages)) {
      await expect(answer(page, title)).toHaveText(message);
    }
    await expect(busy).toHaveCount(0);
    await finish(page);
    await expect(verdict(page)).toHaveText('Complete: all eight requests have ended.');
  },
);

test('a product comes after the delay, unless the timeout is shorter [NETWORK-02]', async ({
  page,
}) => {
  await open(page, 'delay=2&timeout=1');
  await ask(page, 'Slow');
  await expect(answer(page, 'Slow')).toHaveText('No answer after 1 second.');
});

test('no button moves when an answer comes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, 'delay=0.3&timeout=3');
  const end = page.getByRole('button', { name: 'Finish' });
  const topOf = () => end.evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await topOf();
  for (const { title } of requests) await ask(page, title);
  await expect(answer(page, 'Never')).toHaveText(messages.Never);
  expect(await topOf()).toBe(before);
});

test('mocked answers have the messages of the API', async ({ page }) => {
  const mocks = new Map([
    ['1', { json: { name: 'Wireless Mouse', price: 29.99 } }],
    ['4', { status: 500 }],
    ['404', { status: 404 }],
    ['5', { body: '{"name":' }],
  ]);
  await page.route('**/items/*', (route) => {
    const mock = mocks.get(route.request().url().split('/').at(-1) ?? '');
    return mock ? route.fulfill(mock) : route.abort('connectionclosed');
  });
  await open(page, '');
  for (const title of ['Sound', 'Failing', 'Missing', 'Broken JSON', 'Closed'] as const) {
    await ask(page, title);
    await expect(answer(page, title)).toHaveText(messages[title]);
  }
});

for (const price of [undefined, '29.99']) {
  test(`a mock with the price ${JSON.stringify(price)} is not a product`, async ({ page }) => {
    const json = { name: 'Wireless Mouse', price };
    await page.route('**/items/1', (route) => route.fulfill({ json }));
    await open(page, '');
    await ask(page, 'Sound');
    await expect(answer(page, 'Sound')).toHaveText(
      'The response is not a product: its price is not a number.',
    );
  });
}

for (const [status, message] of [
  [403, 'The server refused the request (403).'],
  [499, 'The server refused the request (499).'],
  [503, 'The server failed (503).'],
  [599, 'The server failed (599).'],
] as const) {
  test(`a mock with ${status} has the message of its kind of status`, async ({ page }) => {
    await page.route('**/items/1', (route) => route.fulfill({ status }));
    await open(page, '');
    await ask(page, 'Sound');
    await expect(answer(page, 'Sound')).toHaveText(message);
  });
}

test('names what was not asked', async ({ page }) => {
  await open(page, '');
  await finish(page);
  await expect(verdict(page)).toHaveText(/^Not asked: Sound, Slow, Missing, /);
  await ask(page, 'Sound');
  await expect(answer(page, 'Sound')).toHaveText(messages.Sound);
  await finish(page);
  await expect(verdict(page)).toHaveText(/^Not asked: Slow, Missing, /);
});

test('a second click asks again when the API of the lab did not answer', async ({ page }) => {
  await page.route('**/workspace/faults', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await open(page, '');
  await ask(page, 'Sound');
  await expect(answer(page, 'Sound')).toHaveText('The API did not respond. Try again.');
  await ask(page, 'Sound');
  await expect(answer(page, 'Sound')).toHaveText(messages.Sound);
});

test('Unsteady fits into 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'unsteady=1&seed=7');
  await ask(page, 'Unsteady');
  await expect(answer(page, 'Unsteady')).toHaveText('The server failed (503). Asked once.');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
