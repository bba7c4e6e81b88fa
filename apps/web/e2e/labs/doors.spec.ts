import type { APIRequestContext, Page } from '@playwright/test';
import {
  accounts,
  codeOf,
  type Door,
  doors,
  lateCode,
  oldCode,
} from '@sparring/practice/labs/doors/doors';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const house = { workspace: 'ada', seed: 7 };
const open = (page: Page, query = '') => page.goto(`/labs/doors?workspace=ada&seed=7${query}`);
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const field = (page: Page, door: Door) => page.getByLabel(`Code of ${door}`, { exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Check' }).click();
const code = (page: Page) => page.getByRole('status', { name: 'Code' });

const addressOf = (step: string, delay = 0) => `/doors/ada/7/${step}?delay=${delay}`;
const ask = (request: APIRequestContext, step: string) =>
  request.get(addressOf(step), { maxRedirects: 0 });

test(
  'the code of each door opens it, and the verdict says what is wrong with each other [DOOR-12]',
  smoke,
  async ({ page }) => {
    await open(page, '&delay=0');
    for (const door of doors) await field(page, door).fill(codeOf(house, door));
    await check(page);
    await expect(verdict(page)).toHaveText(
      'Right, 1 of 2. Do it in this tab with ?delay=4 as well.',
    );

    await field(page, 'Slow').clear();
    await field(page, 'Timer').fill(oldCode(house, 'Timer'));
    await field(page, 'Status').fill(codeOf(house, 'Status').slice(4));
    await field(page, 'Scripts').fill('Scripts are on');
    await check(page);
    await expect(verdict(page)).toHaveText(
      'Not opened, 6 of 10: Slow has no code; Timer has the code of the document that sends on; Status is missing its status; Scripts has another code (open it without scripts).',
    );
  },
);

test('each link has the seed and the workspace, and another one leads to another code [DOOR-01]', async ({
  page,
  request,
}) => {
  await open(page, '&delay=3');
  for (const door of doors)
    await expect(page.getByRole('link', { name: door, exact: true })).toHaveAttribute(
      'href',
      new RegExp(String.raw`/doors/ada/7/${door.toLowerCase()}\?delay=3$`),
    );
  const texts = await Promise.all(
    ['ada/7', 'ada/8', 'bob/7'].map(async (own) =>
      (await request.get(`/doors/${own}/hops-end`)).text(),
    ),
  );
  expect(new Set(texts).size).toBe(3);
  for (const wrong of ['/doors/ada/7/attic', '/doors/ada/x/hops', '/doors/A/7/hops'])
    expect((await request.get(wrong)).status(), wrong).toBe(404);
});

test('Slow sends nothing before the delay, which is at most 10 seconds [DOOR-02]', async ({
  request,
}) => {
  const started = performance.now();
  const reply = await request.get(addressOf('slow', 1.2));
  expect(performance.now() - started).toBeGreaterThan(1150);
  expect(await reply.text()).toContain(codeOf(house, 'Slow'));
  expect((await request.get(addressOf('slow', 1e9), { timeout: 5000 })).status()).toBe(200);
});

test('Picture has its code while its picture comes, and no load event [DOOR-03]', async ({
  page,
}) => {
  const begun = page.waitForResponse(/image/);
  await page.goto(addressOf('picture'), { waitUntil: 'commit' });
  expect((await begun).status()).toBe(200);
  await expect(code(page)).toHaveText(codeOf(house, 'Picture'));
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('Hops has three redirects, each with its own status [DOOR-04]', async ({ request }) => {
  const steps = { hops: 302, 'hops-2': 303, 'hops-3': 307 };
  const targets = ['hops-2', 'hops-3', 'hops-end'];
  for (const [index, [step, status]] of Object.entries(steps).entries()) {
    const reply = await ask(request, step);
    expect(reply.status()).toBe(status);
    expect(reply.headers()['location']).toBe(addressOf(targets[index]!));
  }
  expect(await (await ask(request, 'hops-end')).text()).toContain(codeOf(house, 'Hops'));
});

for (const door of ['Refresh', 'Timer'] as const) {
  test(`${door} shows an old code, after the delay the right one, and three seconds later none [DOOR-05]`, async ({
    page,
  }) => {
    await page.goto(addressOf(door.toLowerCase(), 2));
    await expect(code(page)).toHaveText(oldCode(house, door));
    await expect(code(page)).toHaveText(codeOf(house, door));
    expect(new URL(page.url()).pathname).toBe(`/doors/ada/7/${door.toLowerCase()}-end`);
    await expect(code(page)).toHaveText(lateCode(house, door));
  });
}

test('Basic refuses everything but its account [DOOR-06]', async ({ request }) => {
  const { username, password } = accounts.Basic;
  const refused = await ask(request, 'basic');
  expect(refused.status()).toBe(401);
  expect(refused.headers()['www-authenticate']).toBe('Basic realm="Door"');
  for (const [pair, status] of [
    [`${username}:${password}`, 200],
    [`${username}:${accounts.Digest.password}`, 401],
    [`${accounts.Digest.username}:${accounts.Digest.password}`, 401],
  ] as const) {
    const Authorization = `Basic ${btoa(pair)}`;
    const reply = await request.get(addressOf('basic'), { headers: { Authorization } });
    expect(reply.status(), pair).toBe(status);
    expect((await reply.text()).includes(codeOf(house, 'Basic')), pair).toBe(status === 200);
  }
});

test.describe('with credentials', () => {
  test.use({ expectedError: /401/ });

  test('Digest opens for its own account alone, at another port [DOOR-07]', async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page);
    const link = page.getByRole('link', { name: 'Digest' });
    const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
    expect(new URL(address).hostname).toBe(new URL(baseURL ?? '').hostname);
    expect(new URL(address).port).not.toBe(new URL(baseURL ?? '').port);
    for (const [httpCredentials, status, shown] of [
      [accounts.Digest, 200, codeOf(house, 'Digest')],
      [accounts.Basic, 401, 'This door needs a username and a password.'],
    ] as const) {
      const context = await browser.newContext({ httpCredentials });
      const own = await context.newPage();
      expect((await own.goto(address))?.status()).toBe(status);
      await expect(own.getByRole('main')).toContainText(shown);
      await context.close();
    }
    const atSite = await page.request.get(address.replace(/:\d+/, `:${new URL(baseURL!).port}`));
    expect(atSite.headers()['www-authenticate']).toMatch(/^Digest realm="Door", qop="auth"/);
  });
});

test('Status has a body with its code, whatever its status is [DOOR-08]', async ({ request }) => {
  const statuses = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    const reply = await request.get(`/doors/ada/${seed}/status`);
    const [status, shown = ''] = codeOf({ ...house, seed }, 'Status').split('-');
    expect(String(reply.status())).toBe(status);
    expect(await reply.text()).toContain(shown);
    statuses.add(reply.status());
  }
  expect(statuses).toEqual(new Set([404, 410, 500]));
});

test.describe('with an error', () => {
  test.use({ expectedError: /half of the code/ });

  test('Error throws one half of its code and rejects with the other [DOOR-09]', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('pageerror', ({ message }) => messages.push(message));
    await page.goto(addressOf('error'));
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => messages.length).toBe(2);
    const halves = codeOf(house, 'Error').match(/../g) ?? [];
    expect(messages.toSorted()).toEqual([
      `The first half of the code is ${halves[0]}`,
      `The second half of the code is ${halves[1]}`,
    ]);
    await expect(page.getByRole('main')).not.toContainText(/\d/);
  });
});

test('Scripts hides its code from a browser with scripts, and names the browser [DOOR-10]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(addressOf('scripts'));
  await expect(code(page)).toHaveText('Scripts are on');
  const context = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    userAgent: 'Glove/1.0 <b>"&amp;',
  });
  const own = await context.newPage();
  await own.goto(addressOf('scripts'));
  await expect(code(own)).toHaveText(codeOf(house, 'Scripts'));
  await expect(own.getByRole('status', { name: 'User agent' })).toHaveText('Glove/1.0 <b>"&amp;');
  await context.close();
});

saysTheSame('doors');
