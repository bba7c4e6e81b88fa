import { products } from '@sparring/contracts/products';
import { expect, smoke, test } from '../test.ts';

for (const product of products) {
  test(`shows picture, texts and price of the ${product.name} [PRODUCT-01, PRODUCT-02]`, async ({
    page,
  }) => {
    await page.goto(`/product/${product.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(page.getByText(product.longDescription)).toBeVisible();
    await expect(page.getByText(product.description, { exact: true })).toBeVisible();
    await expect(page.getByText(product.longdescriptionproductitem)).toBeVisible();
    await expect(page.getByText('Price: $')).toHaveText(`Price: $${product.price}`);
    await expect(page.getByTestId('product-picture')).toHaveAttribute('src', product.image);
  });
}

test('shows the product in the navigation state', async ({ page }) => {
  await page.goto('/shopping?search=chair');
  await page.getByRole('link', { name: 'Ergonomic Chair' }).click();
  await expect(page.getByText('Price: $199.99')).toBeVisible();
  expect(await page.evaluate(() => history.state.usr.product.name)).toBe('Ergonomic Chair');
});

test('survives a reload [PRODUCT-14]', async ({ page }) => {
  await page.goto('/shopping?search=chair');
  await page.getByRole('link', { name: 'Ergonomic Chair' }).click();
  await expect(page.getByText('Price: $199.99')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Price: $199.99')).toBeVisible();
});

test('adds its product to the cart [PRODUCT-04]', smoke, async ({ page }) => {
  await page.goto('/product/9');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByTestId('add-to-cart')).toHaveAccessibleName('Added!');
  await expect(page.getByTestId('add-to-cart')).toBeDisabled();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await expect(page.getByTestId('add-to-cart')).toHaveText('Add to Cart');
});

test('links back to the shop [PRODUCT-13]', async ({ page }) => {
  await page.goto('/product/9');
  await page.getByRole('link', { name: 'Back to Shopping' }).click();
  await expect(page).toHaveURL('/shopping');
});

test.describe('with something missing', () => {
  test.use({ expectedError: /status of 404|Failed to load resource/ });

  for (const id of ['0', '11', '01', '-1', '1.5', 'mouse', '%3Cb%3E']) {
    test(`answers 404 to the product ${id} [PRODUCT-12]`, async ({ page }) => {
      const response = await page.goto(`/product/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 / Page Not Found');
    });
  }

  test('shows a fallback picture when the picture does not load [PRODUCT-03]', async ({ page }) => {
    await page.route('**/desk-lamp.svg', (route) => route.fulfill({ status: 404 }));
    await page.goto('/product/9');
    const picture = page.getByAltText('Desk Lamp');
    await expect(picture).toHaveAttribute('data-state', 'fallback');
    await expect(picture).toHaveAttribute('src', /no-picture/);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });
});
