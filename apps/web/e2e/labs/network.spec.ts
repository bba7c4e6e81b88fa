import type { Page } from '@playwright/test';
import { requests } from '@sparring/practice/labs/network/requests';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { pressing, saysTheSame } from './test-same-verdict.ts';

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
  'a product comes after the delay, and an output is busy until its request has ended [NETWORK-02]',
  smoke,
  async ({ page }) => {
    await open(page, 'delay=0.3&timeout=3');
    const busy = page.locator('[aria-busy="true"]');
    for (const { title } of requests) await ask(page, title);
    await expect(busy.getByRole('status', { name: 'Answer to Never' })).toHaveText('Asking…');
    await finish(page);
    await expect(verdict(page)).toHaveText(/^Too early: .*Never had no answer yet\.$/);
    await expect(answer(page, 'Slow')).toHaveText(messages.Slow);
    await expect(busy.getByRole('status', { name: 'Answer to Slow' })).toHaveCount(0);
    await expect(answer(page, 'Never')).toHaveText(messages.Never);
    await expect(busy).toHaveCount(0);
  },
);

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

test('a mocked product where the API fails solves nothing', async ({ page }) => {
  const json = { name: 'Wireless Mouse', price: 29.99 };
  await page.route('**/items/*', (route) => route.fulfill({ json }));
  await open(page, '');
  for (const { title } of requests) {
    await ask(page, title);
    await expect(answer(page, title)).toHaveText(messages.Sound);
  }
  await finish(page);
  await expect(verdict(page)).toHaveText(/^Not the API: it returns no product to Missing, /);
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
  await open(page, 'level=2&seed=7');
  await ask(page, 'Unsteady');
  await expect(answer(page, 'Unsteady')).toHaveText('The server failed (503). Asked once.');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

saysTheSame('network', pressing('Finish'));
