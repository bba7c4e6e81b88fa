import { expect, smoke, test } from '../test.ts';

test('keeps search, price, sorting and page in the address [SHOP-28]', smoke, async ({ page }) => {
  await page.goto('/shopping');
  await page.getByRole('searchbox').fill('e');
  await page.getByRole('slider', { name: 'Minimum price' }).fill('10');
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/shopping?search=e&min=10&sort=price&order=desc&page=2');
});

test('shows what a link asks for [SHOP-28]', async ({ page }) => {
  await page.goto('/shopping?search=e&min=20&max=100&sort=price&order=desc');
  await expect(page.getByRole('searchbox')).toHaveValue('e');
  await expect(page.getByRole('slider', { name: 'Minimum price' })).toHaveValue('20');
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('100');
  await expect(page.getByRole('button', { name: 'Price' })).toHaveAttribute('data-state', 'desc');
  await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([
    'Mechanical Keyboard',
    'Bluetooth Headphones',
    'Webcam',
    'Wireless Mouse',
    'Desk Lamp',
  ]);
});

test('survives a reload', async ({ page }) => {
  await page.goto('/shopping?sort=price&page=2');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('button', { name: 'Price' })).toHaveAttribute('data-state', 'asc');
});

test('leaves default values out of the address', async ({ page }) => {
  await page.goto('/shopping?search=lamp&page=1&sort=name&order=asc&min=0&max=200');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/shopping');
});

test('keeps the speed in the address when the search changes', async ({ page }) => {
  await page.goto('/shopping?speed=20');
  await page.getByRole('searchbox').fill('lamp');
  await expect(page).toHaveURL('/shopping?speed=20&search=lamp');
});

const nonsense = [
  'page=0',
  'page=99',
  'page=two',
  'sort=colour',
  'order=sideways',
  'min=-5',
  'max=cheap',
  'min=150&max=50',
  'min=1e400',
];

for (const query of nonsense) {
  test(`ignores the invalid query ${query} [SHOP-29]`, async ({ page }) => {
    await page.goto(`/shopping?${query}`);
    await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 10');
    await expect(page.getByTestId('product-grid').getByRole('heading').first()).toHaveText(
      'Bluetooth Headphones',
    );
  });
}

test('Back undoes sortings and page changes one by one [SHOP-30]', async ({ page }) => {
  await page.goto('/shopping');
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/shopping?sort=price&page=2');
  await page.goBack();
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 10');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Name' })).toHaveAttribute('data-state', 'asc');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Price' })).toHaveAttribute('data-state', 'asc');
});

test('Back undoes a search in one step, not letter by letter [SHOP-30]', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Shopping', exact: true }).click();
  await page.getByRole('searchbox').pressSequentially('lamp');
  await expect(page).toHaveURL('/shopping?search=lamp');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('keeps the search when a visitor returns from a product', async ({ page }) => {
  await page.goto('/shopping');
  await page.getByRole('searchbox').fill('chair');
  await page.getByRole('link', { name: 'Ergonomic Chair' }).click();
  await expect(page).toHaveURL('/product/10');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('chair');
  await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([
    'Ergonomic Chair',
  ]);
});

test('the link in the navigation opens the shop without a search', async ({ page }) => {
  await page.goto('/shopping?search=chair&sort=price');
  await page.getByRole('link', { name: 'Shopping', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 10');
});
