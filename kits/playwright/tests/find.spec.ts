import { expect, test } from '../fixtures.ts';

test('a checkbox is found by its role and name', async ({ page }) => {
  await page.goto('/webelements/checkboxes');
  await page.getByRole('checkbox', { name: 'Checkbox 2' }).check();
  await expect(page.getByRole('status', { name: 'Checked' })).toHaveText('Checkbox 2');
});

test('a field is found by its label', async ({ page }) => {
  await page.goto('/webelements/simple-input-form');
  await page.getByLabel('Full name').fill('Mara Okafor');
  await expect(page.getByRole('status')).toHaveText('Full name: Mara Okafor');
});

test('an element without an accessible name is found by its test id', async ({ page }) => {
  await page.goto('/webelements/EditableTablePage');
  await expect(page.getByTestId('user-2-first-name')).toHaveText('Jonas');
});

test('one of several similar buttons is found by its row', async ({ page }) => {
  await page.goto('/webelements/filedownloader');
  const row = page.getByRole('row', { name: 'Example Excel' });
  await row.getByRole('button').click();
  await expect(row.getByRole('status')).toHaveText(/^saved, \d+ bytes$/);
});

test('a name that does not exist finds nothing', async ({ page }) => {
  await page.goto('/webelements/checkboxes');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Checkbox 3' })).toHaveCount(0);
});
