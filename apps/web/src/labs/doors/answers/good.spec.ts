import { type BrowserContextOptions, expect, test } from '@playwright/test';

for (const query of ['', '?delay=0&seed=1', '?delay=3&seed=2']) {
  test(`finds the code behind each door ${query}`, async ({ page, browser }) => {
    await page.goto(`/labs/doors${query}`);
    const open = async (door: string, options?: BrowserContextOptions) => {
      const context = await browser.newContext(options);
      const own = await context.newPage();
      const link = page.getByRole('link', { name: door, exact: true });
      const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      const response = await own.goto(address, { waitUntil: 'commit' });
      return { own, code: own.getByTestId('door-code'), status: response?.status() };
    };
    const type = (door: string, code: string) => page.getByLabel(`Code of ${door}`).fill(code);

    for (const door of ['Slow', 'Picture', 'Hops'])
      await type(door, await (await open(door)).code.innerText());
    for (const door of ['Refresh', 'Timer']) {
      const { own, code } = await open(door);
      await own.waitForURL(/-end/);
      await type(door, await code.innerText());
    }
    const locked = { Basic: ['ada', 'jab-17'], Digest: ['bob', 'hook-23'] } as const;
    for (const [door, [username, password]] of Object.entries(locked)) {
      const { code } = await open(door, { httpCredentials: { username, password } });
      await type(door, await code.innerText());
    }
    const { code, status } = await open('Status');
    await type('Status', `${status}-${await code.innerText()}`);
    const { own } = await open('Error');
    const errors: string[] = [];
    own.on('pageerror', ({ message }) => errors.push(message));
    await own.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => errors.length).toBe(2);
    const halves = ['first', 'second'].map((half) => errors.find((text) => text.includes(half)));
    await type('Error', halves.map((text) => text?.slice(-2)).join(''));
    const plain = await open('Scripts', { javaScriptEnabled: false });
    await type('Scripts', await plain.code.innerText());

    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Opened/);
  });
}
