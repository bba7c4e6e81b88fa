import { expect, test } from '../fixtures.ts';

test('a user is added as the last row', async ({ page }) => {
  await page.goto('/webelements/EditableTablePage');
  const ada = { 'First Name': 'Ada', 'Last Name': 'Lovelace', Email: 'ada@example.com' };
  for (const [label, text] of Object.entries(ada)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Add' }).click();
  const added = page.getByRole('table', { name: 'Users' }).getByRole('row').last();
  await expect(added).toHaveId('user-4');
  await expect(added.getByRole('cell')).toContainText(['Ada', 'Lovelace', 'ada@example.com']);
});

test('a user is edited in place', async ({ page }) => {
  await page.goto('/webelements/EditableTablePage');
  await page.getByRole('button', { name: 'Edit user 2' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Jonas');
  await page.getByLabel('Department').fill('Quality');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByTestId('user-2-department')).toHaveText('Quality');
});

test('deleting a user does not change the others', async ({ page }) => {
  await page.goto('/webelements/EditableTablePage');
  await page.getByRole('button', { name: 'Delete user 2' }).click();
  const names = page.getByRole('table', { name: 'Users' }).locator('tbody td:first-child');
  await expect(names).toHaveText(['Mara', 'Ines']);
});

test('prices are sorted as numbers, in both directions', async ({ page }) => {
  await page.goto('/webelements/sorting-table');
  const prices = page.getByRole('table', { name: 'Produce' }).locator('tbody td:nth-child(2)');
  const ascending = ['0.95', '1.40', '2.75', '2.75', '3.20', '10.90'];
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(prices).toHaveText(ascending);
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(prices).toHaveText(ascending.toReversed());
});

test('sorting moves whole rows', async ({ page }) => {
  await page.goto('/webelements/sorting-table');
  await page.getByRole('button', { name: 'Price' }).click();
  const dearest = page.getByRole('table', { name: 'Produce' }).getByRole('row').last();
  await expect(dearest.getByRole('cell')).toHaveText(['Asparagus', '10.90', 'Vegetable']);
});
