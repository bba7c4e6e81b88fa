import { expect, test, type Page } from '@playwright/test';

const add = async (page: Page, ...products: readonly string[]): Promise<void> => {
  await page.goto('/shopping');
  for (const [index, name] of products.entries()) {
    const button = page.getByRole('button', { name: `Add to Cart ${name}` });
    await button.click();
    await expect(page.getByTestId('cart-badge')).toHaveText(String(index + 1));
    await expect(button).toHaveText('Add to Cart');
  }
};

const open = (page: Page): Promise<void> => page.getByTestId('nav-cart').click();

test('an empty cart has no badge, and a double click adds one product', async ({ page }) => {
  await page.goto('/shopping');
  await expect(page.getByTestId('product-grid')).toBeVisible();
  await expect(page.getByTestId('cart-badge')).toBeHidden();
  await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).dblclick();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
});

test('the total is the sum of the rows, also with two of a kind', async ({ page }) => {
  await add(page, 'Mechanical Keyboard', 'Desk Lamp', 'Mechanical Keyboard');
  await open(page);
  await expect(page.getByTestId('cart-total')).toHaveText('$204.97');
});

test('Remove takes the row whose button was pressed, and the total follows', async ({ page }) => {
  await add(page, 'Desk Lamp', 'Ergonomic Chair', 'HD Monitor');
  await open(page);
  const before = await page.getByTestId('cart-total').innerText();
  await expect(page.getByTestId('cart-remove-1')).toHaveAccessibleName('Remove Desk Lamp, row 1');
  await page.getByTestId('cart-remove-1').click();
  await expect(page.getByTestId('cart-row-1')).toContainText('Ergonomic Chair');
  await expect(page.getByTestId('cart-total')).not.toHaveText(before);
});

test('of two equal products Remove takes the one of its row', async ({ page }) => {
  await add(page, 'Desk Lamp', 'HD Monitor', 'Desk Lamp');
  await open(page);
  await page.getByTestId('cart-remove-3').click();
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  await expect(page.getByTestId('cart-row-1')).toContainText('Desk Lamp');
});

test('after the last row is removed by the keyboard, the row before it has the focus', async ({
  page,
}) => {
  await add(page, 'Desk Lamp', 'HD Monitor');
  await open(page);
  await page.getByTestId('cart-remove-2').press('Enter');
  await expect(page.getByTestId('cart-remove-1')).toBeFocused();
});
