import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';

test('reads the code of the last document', async ({ page, context }) => {
  await page.goto('/labs/doors?seed=1&delay=4');
  for (const door of ['Refresh', 'Timer']) {
    const link = page.getByRole('link', { name: door, exact: true });
    const own = await context.newPage();
    await own.goto((await link.getAttribute('href'))!);
    await own.waitForURL(/-end/);
    await page.getByLabel(`Code of ${door}`).fill(await own.getByTestId('door-code').innerText());
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Not opened, 2 of 10/);
});

const codeIn = (own: Page, _status: number) => own.getByTestId('door-code').innerText();

const codeInErrors = async (own: Page) => {
  await own.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => own.pageErrors()).toHaveLength(2);
  return (await own.pageErrors()).map(({ message }) => message.slice(-2)).join('');
};

test('finds the code behind each door, without and with a delay', async ({ page, browser }) => {
  for (const [delay, said] of [
    ['0', /^Right, 1 of 2/],
    ['4', /^Solved/],
  ] as const) {
    await page.goto(`/labs/doors?delay=${delay}`);
    const open = async (door: string, options?: BrowserContextOptions, read = codeIn) => {
      const own = await browser.newPage(options);
      const link = page.getByRole('link', { name: door, exact: true });
      const response = await own.goto((await link.getAttribute('href'))!, { waitUntil: 'commit' });
      await expect(own).not.toHaveURL(/\/(refresh|timer)\b(?!-end)/);
      await page.getByLabel(`Code of ${door}`).fill(await read(own, response!.status()));
    };
    for (const door of ['Slow', 'Picture', 'Hops', 'Refresh', 'Timer']) await open(door);
    await open('Basic', { httpCredentials: { username: 'ada', password: 'jab-17' } });
    await open('Digest', { httpCredentials: { username: 'bob', password: 'hook-23' } });
    await open('Scripts', { javaScriptEnabled: false });
    await open('Status', {}, async (own, status) => `${status}-${await codeIn(own, status)}`);
    await open('Error', {}, codeInErrors);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});
