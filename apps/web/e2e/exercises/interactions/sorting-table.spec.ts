import type { Page } from '@playwright/test';
import { clickInOneScript } from '../../keys-at-once.ts';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/sorting-table'));

/** The cells of the first column, or of another one. */
const column = (page: Page, index: 1 | 2 | 3 = 1) =>
  page.getByRole('table', { name: 'Produce' }).locator(`tbody td:nth-child(${index})`);

const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test('starts unsorted with six items [SORT-01]', async ({ page }) => {
  const asDelivered = ['Carrot', 'Apple', 'Asparagus', 'Banana', 'Tomato', 'Mango'];
  await expect(column(page)).toHaveText(asDelivered);
  await expect(page.getByRole('status', { name: 'Sorted by' })).toHaveText('nothing yet');
});

test('sorts by name [SORT-07]', async ({ page }) => {
  await page.getByRole('button', { name: 'Name' }).click();
  const byName = ['Apple', 'Asparagus', 'Banana', 'Carrot', 'Mango', 'Tomato'];
  await expect(column(page)).toHaveText(byName);
  await expect(page.getByRole('status', { name: 'Sorted by' })).toHaveText('name, ascending');
});

test('sorts prices as numbers [SORT-02]', smoke, async ({ page }) => {
  await page.getByRole('button', { name: 'Price' }).click();
  const byPrice = ['0.95', '1.40', '2.75', '2.75', '3.20', '10.90'];
  await expect(column(page, 2)).toHaveText(byPrice);
});

test('sorts fruit before vegetables and keeps the order among equals [SORT-05]', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Category' }).click();
  const byCategory = ['Apple', 'Banana', 'Mango', 'Carrot', 'Asparagus', 'Tomato'];
  await expect(column(page)).toHaveText(byCategory);
});

test('reverses the direction with each click [SORT-04]', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Price' });
  await button.click();
  await expect(header(page, 'Price')).toHaveAttribute('aria-sort', 'ascending');
  await button.click();
  await expect(header(page, 'Price')).toHaveAttribute('aria-sort', 'descending');
  await expect(column(page, 2).first()).toHaveText('10.90');
  await button.click();
  await expect(header(page, 'Price')).toHaveAttribute('aria-sort', 'ascending');
});

test('starts ascending with another column [SORT-04, SORT-06]', async ({ page }) => {
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(header(page, 'Price')).toHaveAttribute('aria-sort', 'none');
});

test('keeps each row together [SORT-03]', async ({ page }) => {
  await page.getByRole('button', { name: 'Price' }).click();
  const dearest = page.getByRole('table', { name: 'Produce' }).getByRole('row').last();
  await expect(dearest.getByRole('cell')).toHaveText(['Asparagus', '10.90', 'Vegetable']);
});

test('sorts with the keyboard and keeps the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Name' }).press('Enter');
  await expect(column(page).first()).toHaveText('Apple');
  await expect(page.getByRole('button', { name: 'Name' })).toBeFocused();
});

test('counts both of two clicks in one script', async ({ page }) => {
  await clickInOneScript(page.getByRole('button', { name: 'Price' }), 2);
  await expect(page.getByRole('status', { name: 'Sorted by' })).toHaveText('price, descending');
});
