import { expect, smoke, test } from '../test.ts';

test.beforeEach(({ page }) => page.goto('/shopping'));

test('starts at 0 and 200 [SHOP-11]', async ({ page }) => {
  await expect(page.getByRole('slider', { name: 'Minimum price' })).toHaveValue('0');
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('200');
});

test('hides products that cost less than the minimum', async ({ page }) => {
  await page.getByRole('slider', { name: 'Minimum price' }).fill('90');
  await expect(page.getByTestId('price-min-value')).toHaveText('$90');
  await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([
    'Ergonomic Chair',
    'HD Monitor',
    'Portable SSD',
  ]);
});

test('hides products that cost more than the maximum', async ({ page }) => {
  await page.getByRole('slider', { name: 'Maximum price' }).fill('25');
  await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([
    'Desk Lamp',
    'Smartphone Stand',
  ]);
});

test(
  'filters by whole dollars: a maximum of 24 hides the lamp of $24.99 [SHOP-10]',
  smoke,
  async ({ page }) => {
    await page.getByRole('slider', { name: 'Maximum price' }).fill('24');
    await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([
      'Smartphone Stand',
    ]);
  },
);

test('the minimum can equal the maximum but not exceed it [SHOP-12]', async ({ page }) => {
  await page.getByRole('slider', { name: 'Maximum price' }).fill('50');
  await page.getByRole('slider', { name: 'Minimum price' }).fill('120');
  await expect(page.getByRole('slider', { name: 'Minimum price' })).toHaveValue('50');
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('50');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
});

test('the maximum can equal the minimum but not go below it [SHOP-13]', async ({ page }) => {
  await page.getByRole('slider', { name: 'Minimum price' }).fill('50');
  await page.getByRole('slider', { name: 'Maximum price' }).fill('10');
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('50');
});

test('the arrow keys move the sliders', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Minimum price' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('200');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(slider).toBeFocused();
});

test('dragging with the mouse filters while the slider moves', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Maximum price' });
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + width - 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await expect(page.getByTestId('price-max-value')).toHaveText('$100');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 7');
  await page.mouse.up();
  await expect(page).toHaveURL('/shopping?max=100');
});

test('the mouse cannot move one slider past the other', async ({ page }) => {
  await page.getByRole('slider', { name: 'Minimum price' }).fill('100');
  const slider = page.getByRole('slider', { name: 'Maximum price' });
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + width - 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue('100');
  await expect(page).toHaveURL('/shopping?min=100&max=100');
});

test('returns to page 1 [SHOP-08]', async ({ page }) => {
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByRole('slider', { name: 'Maximum price' }).fill('199');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 9');
  await expect(page).toHaveURL('/shopping?max=199');
});
