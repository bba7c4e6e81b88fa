import { expect, smoke, test } from '../test.ts';

const nothing = 'No products found matching your criteria.';

test.beforeEach(({ page }) => page.goto('/shopping'));

const searches = [
  ['mouse', 'Wireless Mouse'],
  ['MOUSE', 'Wireless Mouse'],
  ['  lamp  ', 'Desk Lamp'],
  ['hd mönitor', 'HD Monitor'],
  ['usb-c', 'USB-C Hub'],
  ['gonomic ch', 'Ergonomic Chair'],
] as const;

for (const [search, found] of searches) {
  test(`finds ${found} by "${search}" [SHOP-04, SHOP-05]`, async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill(search);
    await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([found]);
    await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 1 of 1');
  });
}

for (const search of ['.*', '[', '(?=', '\\', '<b>mouse</b>', '%', "' or 1=1 --", '😀']) {
  test(`treats ${search} as text and finds nothing [SHOP-06, SHOP-22]`, async ({ page }) => {
    await page.getByRole('searchbox').fill(search);
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(search);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(search);
  });
}

test('shows no such message while a product matches', async ({ page }) => {
  await page.getByRole('searchbox').fill('m');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText(/^Showing/);
  await expect(page.getByText(nothing)).toBeHidden();
});

test('a button leads from an empty result to all products [SHOP-23]', async ({ page }) => {
  await page.getByRole('searchbox').fill('no such thing');
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 10');
  await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused();
});

test('clears the search and keeps the focus in the box [SHOP-09]', smoke, async ({ page }) => {
  const clear = page.getByRole('button', { name: 'Clear' });
  await expect(clear).toBeDisabled();
  await page.getByRole('searchbox').fill('mouse');
  await clear.click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 10');
});

test('returns to page 1 [SHOP-07]', async ({ page }) => {
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByRole('searchbox').fill('e');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText(/^Showing 1 to 6/);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 10');
});

test('keeps every letter of fast typing', async ({ page }) => {
  const text = 'the quick brown fox jumps over the lazy dog';
  await page.getByRole('searchbox').pressSequentially(text);
  await expect(page.getByRole('searchbox')).toHaveValue(text);
  await expect(page).toHaveURL(`/shopping?search=${text.replaceAll(' ', '+')}`);
});

test('keeps the caret in place when letters are inserted', async ({ page }) => {
  await page.getByRole('searchbox').fill('keyrd');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('boa');
  await expect(page.getByRole('searchbox')).toHaveValue('keyboard');
  await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([
    'Mechanical Keyboard',
  ]);
});
