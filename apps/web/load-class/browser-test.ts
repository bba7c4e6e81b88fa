import { type Browser, chromium, expect } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium.ts';

export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
};

const patience = { timeout: 120_000 };

/** One learner's browser test, in a browser profile of its own: buys a lamp and reads the receipt. */
export const buyLamp = async (browser: Browser, site: string): Promise<void> => {
  const context = await browser.newContext({ baseURL: site });
  try {
    context.setDefaultTimeout(patience.timeout);
    const page = await context.newPage();
    await page.goto('/shopping?speed=20');
    await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
    await page.getByRole('link', { name: 'Cart' }).click();
    await page.getByRole('tab', { name: 'iDEAL' }).click();
    await page.getByLabel('Bank').selectOption('Triodos Bank');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByTestId('order-number')).toHaveText(/^ORD-\d+$/, patience);
  } finally {
    await context.close();
  }
};
