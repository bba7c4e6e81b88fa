import { twins } from '../accessibility.ts';
import { expect, smoke, test } from '../test.ts';
import { checkOut } from './cart-filling.ts';

const three = ['Desk Lamp', 'Ergonomic Chair', 'Mechanical Keyboard'];

test(
  'lists what was added, numbered, with its price and the total [CART-01, CART-12]',
  smoke,
  async ({ page }) => {
    await checkOut(page, three);
    const table = page.getByRole('table', { name: 'Shopping cart' });
    await expect(table.getByRole('columnheader')).toHaveText(['#', 'Product', 'Price', 'Actions']);
    await expect(table.getByRole('row').nth(1)).toHaveText('1Desk Lamp$24.99Remove');
    await expect(table.getByRole('row').nth(2)).toHaveText('2Ergonomic Chair$199.99Remove');
    await expect(table.getByRole('row').nth(3)).toHaveText('3Mechanical Keyboard$89.99Remove');
    await expect(table.getByRole('row', { name: 'Total' })).toHaveText('Total$314.97');
  },
);

test('removes a row from the middle and renumbers the others [CART-02, CART-06]', async ({
  page,
}) => {
  await checkOut(page, three);
  await page.getByRole('button', { name: 'Remove Ergonomic Chair' }).click();
  await expect(page.getByTestId('cart-row-1')).toHaveText('1Desk Lamp$24.99Remove');
  await expect(page.getByTestId('cart-row-2')).toHaveText('2Mechanical Keyboard$89.99Remove');
  await expect(page.getByTestId('cart-row-3')).toBeHidden();
  await expect(page.getByTestId('cart-total')).toHaveText('$114.98');
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
});

test('removes the product at the chosen position when two products are equal [CART-05]', async ({
  page,
}) => {
  await checkOut(page, ['Desk Lamp', 'Mechanical Keyboard', 'Desk Lamp']);
  await page.getByTestId('cart-remove-3').click();
  await expect(page.getByTestId('cart-row-1')).toContainText('Desk Lamp');
  await expect(page.getByTestId('cart-row-2')).toContainText('Mechanical Keyboard');
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
});

test('the remove buttons of equal products have different names [CART-09]', async ({ page }) => {
  const headphones = 'Bluetooth Headphones';
  await checkOut(page, [headphones, headphones, headphones]);
  for (const row of [1, 2, 3]) {
    const name = `Remove ${headphones}, row ${row}`;
    await expect(page.getByRole('button', { name, exact: true })).toHaveId(`cart-remove-${row}`);
  }
  expect(await twins(page)).toEqual([]);
});

test('calculates the total in cents [CART-03, CART-04]', async ({ page }) => {
  const keyboard = 'Mechanical Keyboard';
  await checkOut(page, [keyboard, keyboard, keyboard]);
  await expect(page.getByTestId('cart-total')).toHaveText('$269.97');
});

test('writes a total of thousands with two decimals and without a separator [CART-15]', async ({
  page,
}) => {
  const chair = 'Ergonomic Chair';
  await checkOut(page, [chair, chair, chair, chair, chair, chair]);
  await expect(page.getByTestId('cart-row-1')).toContainText('$199.99');
  await expect(page.getByTestId('cart-total')).toHaveText('$1199.94');
});

test('keeps the focus in the table while rows are removed [CART-10]', async ({ page }) => {
  await checkOut(page, three);
  await page.getByTestId('cart-remove-1').press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Ergonomic Chair' })).toBeFocused();
  await page.getByTestId('cart-remove-2').press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Ergonomic Chair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeFocused();
});

test('is empty again when the last product is removed [CART-08]', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await page.getByRole('button', { name: 'Remove Desk Lamp' }).click();
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByTestId('cart-badge')).toBeHidden();
});

test('shows what to do when it is empty [CART-11]', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please add items to your cart before proceeding to payment', { exact: true }),
  ).toBeVisible();
  await expect(page.getByTestId('cart-reload')).toContainText('A full page load empties it');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/shopping');
});

test('shows no such message when the cart has a product', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await expect(page.getByText('Your cart is empty')).toBeHidden();
  await expect(page.getByText('Please add items to your cart')).toBeHidden();
});

test('the link to the shop keeps the products in the cart [CART-14]', async ({ page }) => {
  await checkOut(page, ['Desk Lamp']);
  await page.getByRole('link', { name: 'Back to Shopping' }).click();
  await expect(page).toHaveURL('/shopping');
  await page.goBack();
  await expect(page.getByTestId('cart-row-1')).toContainText('Desk Lamp');
  await page.goBack();
  await page.goForward();
  await expect(page.getByTestId('cart-total')).toHaveText('$24.99');
});
