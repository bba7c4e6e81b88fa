import type { Page } from '@playwright/test';
import { itemOf } from '@sparring/contracts/product-endpoints';
import { products } from '@sparring/contracts/products';
import { expect, smoke, test } from '../test.ts';

const names = (page: Page) =>
  page.getByRole('region', { name: 'Related Products' }).getByRole('heading', { level: 3 });

test('shows four other products [PRODUCT-05, PRODUCT-07]', smoke, async ({ page }) => {
  await page.goto('/product/9');
  await expect(names(page)).toHaveCount(4);
  const shown = await names(page).allTextContents();
  expect(new Set(shown).size).toBe(4);
  expect(shown).not.toContain('Desk Lamp');
});

test('shows the same four for the same seed [PRODUCT-10]', async ({ page }) => {
  await page.goto('/product/9?seed=7');
  await expect(names(page)).toHaveCount(4);
  const shown = await names(page).allTextContents();
  await page.reload();
  await expect(names(page)).toHaveText(shown);
});

test('shows other products for another seed', async ({ page }) => {
  await page.goto('/product/9?seed=7');
  await expect(names(page)).toHaveCount(4);
  const shown = await names(page).allTextContents();
  await page.goto('/product/9?seed=8');
  await expect(names(page)).toHaveCount(4);
  expect(await names(page).allTextContents()).not.toEqual(shown);
});

test('never lists the product itself, even when there are few others [PRODUCT-06]', async ({
  page,
}) => {
  const [mouse, , , , , , , , lamp] = products;
  await page.route('/items', (route) => route.fulfill({ json: [itemOf(mouse!), itemOf(lamp!)] }));
  await page.goto('/product/9');
  await expect(names(page)).toHaveText(['Wireless Mouse']);
});

test('scrolls to the top when a related product is opened [PRODUCT-09]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/product/9');
  const related = page.getByTestId('related-products').getByRole('link').last();
  const name = await related.textContent();
  await related.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByTestId('product-long-description')).not.toBeEmpty();
});

test('shows and adds the opened related product, not the previous product [PRODUCT-04, PRODUCT-08]', async ({
  page,
}) => {
  await page.goto('/product/9?speed=20');
  const related = page.getByTestId('related-products').getByRole('listitem').first();
  const name = await related.getByRole('heading').innerText();
  const { price, image, longDescription } = products.find((product) => product.name === name)!;
  await related.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByTestId('product-price')).toHaveText(`Price: $${price}`);
  await expect(page.getByTestId('product-picture')).toHaveAttribute('src', image);
  await expect(page.getByTestId('product-long-description')).toHaveText(longDescription);
  await page.getByTestId('add-to-cart').click();
  await page.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByTestId('cart-row-1')).toContainText(name);
});

test('adds the opened related product beside the previous one [PRODUCT-04]', async ({ page }) => {
  await page.goto('/product/9?speed=20');
  await page.getByTestId('add-to-cart').click();
  const related = page.getByTestId('related-products').getByRole('link').first();
  const name = await related.innerText();
  await related.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByTestId('add-to-cart').click();
  await page.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByTestId('cart-row-1')).toContainText('Desk Lamp');
  await expect(page.getByTestId('cart-row-2')).toContainText(name);
});

test('shows a product that only the API knows [PRODUCT-08]', async ({ page }) => {
  const gloves = { id: 99, name: 'Gloves', description: 'Red.', price: 12.5, image: '' };
  await page.route('/items', (route) => route.fulfill({ json: [gloves] }));
  await page.goto('/product/9');
  await page.getByRole('link', { name: 'Gloves' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gloves');
  await expect(page.getByText('Price: $12.50')).toBeVisible();
  await expect(page.getByAltText('Gloves').first()).toHaveAttribute('data-state', 'fallback');
});

test('shows the page before the related products have arrived', async ({ page }) => {
  await page.route('/items', () => {});
  await page.goto('/product/9');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await expect(page.getByText('Related Products')).toBeHidden();
});

test('logs nothing when the visitor leaves before they arrive', async ({ page }) => {
  await page.route('/items', () => {});
  await page.goto('/product/9');
  await page.getByRole('link', { name: 'Back to Shopping' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping');
});

test.describe('when the request for them fails', () => {
  test.use({ expectedError: /related products are missing|Failed to load resource/ });

  const failures = {
    'the API answers 500': { status: 500, json: { error: 'Random server error' } },
    'the API answers 404': { status: 404, body: '' },
    'the answer is not JSON': { body: '<!doctype html>' },
    'the answer is no list': { json: { items: [] } },
    'the list holds nonsense': { json: [1, null, { id: 'x' }] },
  };

  for (const [failure, answer] of Object.entries(failures)) {
    test(`the page works and logs the failure: ${failure} [PRODUCT-11]`, async ({ page }) => {
      const logged = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('The related products are missing'),
      });
      await page.route('/items', (route) => route.fulfill(answer));
      await page.goto('/product/9');
      await logged;
      await expect(page.getByText('Price: $24.99')).toBeVisible();
      await expect(page.getByText('Related Products')).toBeHidden();
    });
  }

  test('the page works without a network', async ({ page }) => {
    await page.route('/items', (route) => route.abort());
    await page.goto('/product/9');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
  });
});
