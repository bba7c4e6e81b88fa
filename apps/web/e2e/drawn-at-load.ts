import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    titleAtEvent: Record<string, string>;
  }
}

/** Call it before the page is opened. */
export const noteTitles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.titleAtEvent = {};
    for (const [target, type] of [
      [document, 'DOMContentLoaded'],
      [window, 'load'],
    ] as const) {
      target.addEventListener(type, () => {
        window.titleAtEvent[type] = `${document.querySelector('h1')?.textContent} · Sparring`;
      });
    }
  });

/** The heading has been there at both events, as the page has it now. */
export const expectDrawnAtLoad = async (page: Page): Promise<void> => {
  const title = await page.title();
  expect.soft(title).not.toBe('Sparring');
  const drawn = await page.evaluate(() => window.titleAtEvent);
  expect.soft(drawn).toEqual({ DOMContentLoaded: title, load: title });
};
