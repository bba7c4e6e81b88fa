import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { chromiumPath } from '@sparring/web/chromium';

/** The browser that the site's own tests use. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
};

/** The address in a context of its own, which closes with its test. */
export const openIn = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(address);
  return page;
};
