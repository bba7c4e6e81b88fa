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

const slow = { timeout: 120_000 };

/** One learner's browser test, in a new browser context: buys a lamp and reads the order number. */
export const buyLamp = async (browser: Browser, site: string): Promise<void> => {
  const context = await browser.newContext({ baseURL: site });
  try {
    context.setDefaultTimeout(slow.timeout);
    const page = await context.newPage();
    await page.goto('/shopping?speed=20');
    await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
    await page.getByRole('link', { name: 'Cart' }).click();
    await page.getByRole('tab', { name: 'iDEAL' }).click();
    await page.getByLabel('Bank').selectOption('Triodos Bank');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByTestId('order-number')).toHaveText(/^ORD-\d+$/, slow);
  } finally {
    await context.close();
  }
};
