import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '../../web/e2e/chromium.ts';

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
