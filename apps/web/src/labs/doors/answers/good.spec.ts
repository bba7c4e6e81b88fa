import { type BrowserContextOptions, expect, test } from '@playwright/test';

const visits: Readonly<Record<string, BrowserContextOptions>> = {
  Slow: {},
  Picture: {},
  Hops: {},
  Basic: { httpCredentials: { username: 'ada', password: 'jab-17' } },
  Digest: { httpCredentials: { username: 'bob', password: 'hook-23' } },
  Scripts: { javaScriptEnabled: false },
};

for (const query of ['', '?delay=0&seed=1', '?delay=3&seed=2']) {
  test(`finds the code behind each door ${query}`, async ({ page, browser }) => {
    await page.goto(`/labs/doors${query}`);
    const open = async (door: string, options?: BrowserContextOptions) => {
      const own = await (await browser.newContext(options)).newPage();
      const link = page.getByRole('link', { name: door, exact: true });
      const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      const response = await own.goto(address, { waitUntil: 'commit' });
      return { own, code: own.getByTestId('door-code'), status: response?.status() };
    };
    const type = (door: string, code: string) => page.getByLabel(`Code of ${door}`).fill(code);

    for (const [door, options] of Object.entries(visits))
      await type(door, await (await open(door, options)).code.innerText());
    for (const door of ['Refresh', 'Timer']) {
      const { own, code } = await open(door);
      await own.waitForURL(/-end/);
      await type(door, await code.innerText());
    }
    const { code, status } = await open('Status');
    await type('Status', `${status}-${await code.innerText()}`);
    const { own } = await open('Error');
    const errors: string[] = [];
    own.on('pageerror', ({ message }) => errors.push(message));
    await own.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => errors.length).toBe(2);
    await type(
      'Error',
      errors
        .toSorted()
        .map((text) => text.slice(-2))
        .join(''),
    );

    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Opened/);
  });
}
