import type { Page } from '@playwright/test';

/** Opens a page whose clock does not advance until the test moves it. */
export const openAtRest = async (
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<void> => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path, options);
};
