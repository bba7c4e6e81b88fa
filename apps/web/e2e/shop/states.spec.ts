import type { Page } from '@playwright/test';
import { twins } from '../accessibility.ts';
import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';
import { checkOut, fillCard } from './cart-filling.ts';

const pay = (page: Page) => page.getByRole('button', { name: 'Pay Now' }).click();

/** The states of the shop that no address leads to. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'nothing found': async (page) => {
    await page.goto('/shopping?search=zzz');
    await page.getByRole('button', { name: 'Show all products' }).waitFor();
  },
  'the last page, by price': (page) => page.goto('/shopping?sort=price&order=desc&page=2'),
  'a product just added': async (page) => {
    await page.goto('/product/9?speed=0.01');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByTestId('related-products').waitFor();
  },
  'a full cart': (page) =>
    checkOut(page, ['Desk Lamp', 'Bluetooth Headphones', 'Desk Lamp', 'Mechanical Keyboard']),
  'every message of the card': async (page) => {
    await checkOut(page, ['Desk Lamp']);
    await pay(page);
  },
  'the message of PayPal': async (page) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('tab', { name: 'PayPal' }).click();
    await pay(page);
  },
  'the message of iDEAL': async (page) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('tab', { name: 'iDEAL' }).click();
    await pay(page);
  },
  'an empty cart that was to be paid': async (page) => {
    await page.goto('/checkout');
    await pay(page);
  },
  'a payment in progress': async (page) => {
    await checkOut(page, ['Desk Lamp'], '?speed=0.01');
    await fillCard(page);
    await pay(page);
    await page.getByRole('dialog', { name: 'Processing your payment...' }).waitFor();
  },
  'a payment that succeeded': async (page) => {
    await page.clock.install();
    await checkOut(page, ['Desk Lamp'], '?speed=0.01');
    await fillCard(page);
    await pay(page);
    await page.clock.runFor(200_000);
    await page.clock.runFor(150_000);
    await page.getByRole('dialog', { name: 'Payment Successful!' }).waitFor();
  },
  'a receipt': async (page) => {
    await checkOut(page, ['Desk Lamp']);
    await fillCard(page);
    await pay(page);
    await page.getByTestId('receipt').waitFor();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`${state}: passes axe, has unique ids and names, and fits into 320 pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(await twins(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
