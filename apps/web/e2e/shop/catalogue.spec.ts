import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';

test.beforeEach(({ page }) => page.goto('/shopping?speed=20'));

test('shows six products, sorted by name [SHOP-01, SHOP-14]', smoke, async ({ page }) => {
  await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([
    'Bluetooth Headphones',
    'Desk Lamp',
    'Ergonomic Chair',
    'HD Monitor',
    'Mechanical Keyboard',
    'Portable SSD',
  ]);
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 10');
});

test('shows the other four on the second page [SHOP-02, SHOP-21]', async ({ page }) => {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveText([
    'Smartphone Stand',
    'USB-C Hub',
    'Webcam',
    'Wireless Mouse',
  ]);
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 7 to 10 of 10');
});

test('goes to a page by its number and back [SHOP-25]', async ({ page }) => {
  const first = page.getByRole('button', { name: 'Page 1' });
  const second = page.getByRole('button', { name: 'Page 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(first).toHaveAttribute('aria-current', 'page');
});

test('disables Previous on the first page and Next on the last [SHOP-24]', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('has no empty page behind a list that fills its last page [SHOP-03]', async ({ page }) => {
  await page.getByRole('searchbox').fill('s');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 1 to 6 of 6');
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('moves the focus to the products when a page is turned [SHOP-26]', async ({ page }) => {
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused();
});

test('sorts by name: ascending, descending, ascending [SHOP-16]', async ({ page }) => {
  const byName = page.getByRole('button', { name: 'Name' });
  await expect(byName).toHaveAttribute('data-state', 'asc');
  await byName.click();
  await expect(byName).toHaveAttribute('data-state', 'desc');
  await expect(page.getByTestId('product-grid').getByRole('heading').first()).toHaveText(
    'Wireless Mouse',
  );
  await byName.click();
  await expect(byName).toHaveAttribute('data-state', 'asc');
});

test('sorts by price, the cheapest first, then the dearest [SHOP-15, SHOP-18]', async ({
  page,
}) => {
  const byPrice = page.getByRole('button', { name: 'Price' });
  const first = page.getByTestId('product-grid').getByRole('listitem').first();
  await byPrice.click();
  await expect(byPrice).toHaveAttribute('data-state', 'asc');
  await expect(first).toContainText('$14.99');
  await byPrice.click();
  await expect(byPrice).toHaveAttribute('data-state', 'desc');
  await expect(first).toContainText('$199.99');
});

test('marks only the chosen sorting [SHOP-20]', async ({ page }) => {
  await page.getByRole('button', { name: 'Price' }).click();
  const byPrice = page.getByRole('button', { name: 'Sort by Price', exact: true, pressed: true });
  const byName = page.getByRole('button', { name: 'Sort by Name', exact: true, pressed: false });
  await expect(byPrice).toHaveCSS('content', /↑/, { pseudo: 'after' });
  await expect(byName).toHaveCSS('content', 'none', { pseudo: 'after' });
  await byPrice.click();
  await expect(byPrice).toHaveCSS('content', /↓/, { pseudo: 'after' });
});

for (const clicks of [0, 1]) {
  test(`sorts ascending by the other value after ${clicks} clicks on Name [SHOP-17]`, async ({
    page,
  }) => {
    const byPrice = page.getByRole('button', { name: 'Price' });
    const first = page.getByTestId('product-grid').getByRole('listitem').first();
    for (let click = 0; click < clicks; click += 1)
      await page.getByRole('button', { name: 'Name' }).click();
    await byPrice.click();
    await expect(byPrice).toHaveAttribute('data-state', 'asc');
    await expect(first).toContainText('$14.99');
  });
}

test('stays on its page when the sorting changes [SHOP-19]', async ({ page }) => {
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText('Showing 7 to 10 of 10');
});

const partsOfTheCard = {
  picture: (page: Page) => page.getByAltText('Desk Lamp'),
  name: (page: Page) => page.getByRole('link', { name: 'Desk Lamp' }),
  description: (page: Page) => page.getByText('Warm or cool light, without flicker.'),
  price: (page: Page) => page.getByText('$24.99'),
};

for (const [part, find] of Object.entries(partsOfTheCard)) {
  test(`a click on the ${part} of a card opens the product [SHOP-27]`, async ({ page }) => {
    await find(page).click();
    await expect(page).toHaveURL('/product/9');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desk Lamp');
  });
}

test('opens the product of the card, including after sorting and on another page [SHOP-27]', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('link', { name: 'Smartphone Stand' }).click();
  await expect(page).toHaveURL('/product/8');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smartphone Stand');
  await page.goBack();
  await page.getByRole('button', { name: 'Page 2' }).click();
  const last = page.getByTestId('product-grid').getByRole('link').last();
  await expect(last).toHaveText('Ergonomic Chair');
  await last.click();
  await expect(page).toHaveURL('/product/10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergonomic Chair');
});

test('the footer links to About and Contact [NAV-14]', async ({ page }) => {
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect(foot.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});

test('shows a picture of its own for every product [SHOP-31]', async ({ page }) => {
  const pictures = new Set<string | null>();
  const shown = page.getByTestId('product-grid').getByRole('img');
  for (const [number, count] of [
    ['1', 6],
    ['2', 4],
  ] as const) {
    await page.getByRole('button', { name: `Page ${number}` }).click();
    await expect(shown).toHaveCount(count);
    for (const picture of await shown.all()) {
      await expect(picture).toHaveAttribute('alt', /\S/);
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      pictures.add(await picture.getAttribute('src'));
    }
  }
  expect(pictures.size).toBe(10);
});

test('keeps the scroll position while it is sorted', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const byPrice = page.getByRole('button', { name: 'Price' });
  await byPrice.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await byPrice.click();
  await expect(page).toHaveURL('/shopping?speed=20&sort=price');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});
