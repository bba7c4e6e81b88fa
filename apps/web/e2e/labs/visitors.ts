import type { Page } from '@playwright/test';

const id = (name: string): string => `#interruptions-${name}`;

/** What leads on, first what closes a dialog. */
const ways = 'refuse skip-the-tour try-again close next continue book reserve done start'.split(
  ' ',
);

const step = async (page: Page): Promise<void> => {
  for (const way of ways.map(id)) {
    const button = page.locator(way);
    if ((await button.count()) > 0) return button.click();
  }
};

/** Lets visitors in, who choose and type nothing, until the page has the element. */
export const hurryTo =
  (element: string) =>
  async (page: Page): Promise<void> => {
    await page.goto('/labs/interruptions?seed=2&visitors=10');
    while ((await page.locator(`#${element}`).count()) === 0) await step(page);
  };

/** Lets visitors in, who choose and type nothing, until the last one has left. */
export const hurryThrough = async (page: Page): Promise<void> => {
  await step(page);
  while ((await page.locator(id('visitor')).innerText()) !== '') await step(page);
};
