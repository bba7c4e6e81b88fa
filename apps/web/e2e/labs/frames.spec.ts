import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const titles = ['North desk', 'South desk', 'Reloading desk', 'Foreign desk', 'Shadow desk'];
const open = (page: Page, query = 'delay=0.3&seed=1') => page.goto(`/labs/frames?${query}`);
const frame = (page: Page, title: string) => page.getByTitle(title, { exact: true });
const within = (page: Page, title: string) => frame(page, title).contentFrame();
const state = (page: Page, title: string) =>
  within(page, title).getByRole('status', { name: 'State' });
const codeOf = (page: Page, title: string) =>
  page.getByRole('status', { name: `Code of ${title}` }).innerText();
const send = async (page: Page, title: string, code: string) => {
  await within(page, title).getByRole('textbox', { name: 'Code' }).fill(code);
  await within(page, title).getByRole('button', { name: 'Send' }).click();
  await expect(state(page, title)).toHaveText(`Received ${code}`);
};
const check = (page: Page) => page.getByRole('button', { name: 'Check' }).click();
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

test(
  'the same document is in frames that their title, name and id tell apart [DESK-01, DESK-05]',
  smoke,
  async ({ page }) => {
    await open(page);
    for (const title of titles) {
      const name = `frames-${title.replace(' desk', '').toLowerCase()}`;
      await expect(frame(page, title)).toHaveAttribute('id', name);
      await expect(frame(page, title)).toHaveAttribute('name', name);
      await expect(frame(page, title)).toHaveAttribute('src', /\/frames\/desk\.html\?site=/);
    }
    await expect(page.locator('css:light=#frames-north')).toHaveCount(1);
    await expect(page.locator('css:light=#frames-shadow')).toHaveCount(0);
  },
);

test('the frame of Foreign desk has the host of the page and another port [DESK-04]', async ({
  page,
}) => {
  await open(page);
  const src = new URL((await frame(page, 'Foreign desk').getAttribute('src')) ?? '');
  const here = new URL(page.url());
  expect(src.hostname).toBe(here.hostname);
  expect(src.port).not.toBe(here.port);
});

test('a desk has the font of the site, also at the second port', async ({ page }) => {
  await open(page);
  for (const title of titles) {
    const loaded = () =>
      within(page, title)
        .locator('body')
        .evaluate(({ ownerDocument: { fonts } }) => [...fonts].map(({ status }) => status));
    await expect.poll(loaded).toEqual(['loaded']);
  }
});

test('the second port has the framed documents alone, and only pages of the site frame them [DESK-08]', async ({
  page,
  request,
}) => {
  await open(page);
  const { origin } = new URL(page.url());
  const src = (await frame(page, 'Foreign desk').getAttribute('src')) ?? '';
  const framed = await request.get(src);
  expect(framed.status()).toBe(200);
  expect(framed.headers()['content-security-policy']).toContain(`frame-ancestors ${origin}`);
  for (const path of ['/', '/healthz', '/labs/frames', '/items', '/v1/practice/ping'])
    expect((await request.get(new URL(path, src).href)).status(), path).toBe(404);
  expect((await request.post(src)).status()).toBe(405);
});

test('the reload empties the field, and what was sent before does not count [DESK-03]', async ({
  page,
}) => {
  await open(page, 'delay=4&seed=1');
  const title = 'Reloading desk';
  const code = await codeOf(page, title);
  await expect(state(page, title)).toHaveText('Reloads soon');
  await send(page, title, code);
  await expect(state(page, title)).toHaveText('Open');
  await expect(within(page, title).getByRole('textbox')).toHaveValue('');
  await check(page);
  await expect(verdict(page)).toContainText('Reloading desk has sent its code before its reload');
  await send(page, title, code);
  await check(page);
  await expect(verdict(page)).not.toContainText('Reloading desk');
});

test('the verdict names the desk whose code another one has sent', async ({ page }) => {
  await open(page);
  await send(page, 'North desk', await codeOf(page, 'South desk'));
  await check(page);
  await expect(verdict(page)).toContainText('North desk has sent the code of South desk');
});

test('a code that comes long after the reload of its desk was slept for', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await expect(state(page, 'Reloading desk')).toHaveText('Open');
  await page.clock.fastForward(3100);
  await send(page, 'Reloading desk', await codeOf(page, 'Reloading desk'));
  await check(page);
  await expect(verdict(page)).toContainText(
    'Reloading desk has sent its code more than 3 seconds after its reload',
  );
});

test('a script that checks as soon as the receipt comes finds the code delivered', async ({
  page,
}) => {
  await open(page);
  await expect(state(page, 'North desk')).toHaveText('Open');
  await state(page, 'North desk').evaluate((output) => {
    const button = parent.document.querySelector<HTMLElement>('#frames-check');
    new MutationObserver(() => button?.click()).observe(output, { childList: true });
  });
  await send(page, 'North desk', await codeOf(page, 'North desk'));
  await expect(verdict(page)).toContainText('South desk has sent no code');
  await expect(verdict(page)).not.toContainText('North desk');
});

test('the seed decides the codes, of which no two are the same [DESK-02]', async ({ page }) => {
  const codes = () => page.getByRole('status', { name: /^Code of/ }).allInnerTexts();
  await open(page, 'seed=1');
  const first = await codes();
  expect(new Set(first).size).toBe(titles.length);
  await open(page, 'seed=2');
  expect(await codes()).not.toEqual(first);
  await open(page, 'seed=1');
  expect(await codes()).toEqual(first);
});

test('without a second port the page says so and asks for the other desks [DESK-04]', async ({
  page,
}) => {
  await page.addInitScript(withoutSecondPort);
  await open(page);
  await expect(page.getByText('This site has no second origin')).toBeVisible();
  await expect(frame(page, 'Foreign desk')).toHaveCount(0);
  await check(page);
  await expect(verdict(page)).toHaveText(/North desk has sent no code/);
  await expect(verdict(page)).not.toContainText('Foreign desk');
});

/** Scripts of the page run after this event, and read the settings then. */
const withoutSecondPort = (): void =>
  document.addEventListener(
    'readystatechange',
    () => {
      const block = document.querySelector('#settings');
      if (block) block.textContent = block.innerHTML.replace(/,?"framesPort":\d+/, '');
    },
    { once: true },
  );

saysTheSame('frames');
