import type { Page } from '@playwright/test';
import { checkOut, fillCard } from '../shop/cart-filling.ts';
import { expect, smoke, test } from '../test.ts';

/** Records the focused element at the moment an element appears, before the next paint. */
const watchArrival = async (page: Page, selector: string) => {
  await page.evaluate((wanted) => {
    const note = () => {
      if (document.body.dataset['arrival'] || !document.querySelector(wanted)) return;
      document.body.dataset['arrival'] = document.activeElement?.id || 'nothing';
    };
    const changes = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document.body, changes);
  }, selector);
  return page.locator('body');
};

test('the heading of a page has the focus as soon as it is visible', smoke, async ({ page }) => {
  await page.goto('/');
  const body = await watchArrival(page, '#product-grid');
  await page.getByRole('link', { name: 'Shopping', exact: true }).click();
  await expect(body).toHaveAttribute('data-arrival', 'page-title');
});

test('the heading of an exercise in the playground has the focus as soon as it is visible', async ({
  page,
}) => {
  await page.goto('/webelements');
  await page.getByTestId('group-widgets-toggle').click();
  const body = await watchArrival(page, '#menu-button');
  await page.getByTestId('choose-menu').click();
  await expect(body).toHaveAttribute('data-arrival', 'page-title');
});

test('a receipt has the focus as soon as it is visible', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await fillCard(page);
  const body = await watchArrival(page, '#receipt');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(body).toHaveAttribute('data-arrival', 'receipt');
});

test('an invalid field has the focus as soon as its error is visible', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  const body = await watchArrival(page, '#card-name-error');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(body).toHaveAttribute('data-arrival', 'card-name');
});

test('a button has its focus back as soon as it is enabled again', async ({ page }) => {
  await page.goto('/shopping');
  const button = page.getByRole('button', { name: 'Add to Cart Desk Lamp' });
  await button.focus();
  const body = await watchArrival(page, '#add-to-cart-9:enabled');
  await button.press('Enter');
  await expect(body).toHaveAttribute('data-arrival', 'add-to-cart-9');
});
