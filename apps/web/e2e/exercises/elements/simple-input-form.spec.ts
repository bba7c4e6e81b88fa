import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/simple-input-form'));

test('starts empty [INPUT-01]', async ({ page }) => {
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByRole('status', { name: 'The form holds' })).toHaveText('nothing');
});

test('shows the values of the fields [INPUT-01]', smoke, async ({ page }) => {
  await page.getByLabel('Full name').fill('Mara Okafor');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Current address').fill('1 Ring Road');
  await page.getByLabel('Permanent address').fill('2 Corner Street');
  await expect(page.getByRole('status', { name: 'The form holds' })).toHaveText(
    'Full name: Mara Okafor; Email: mara@example.com; Current address: 1 Ring Road; Permanent address: 2 Corner Street',
  );
});

test('shows each key, and no field that is cleared again [INPUT-02]', async ({ page }) => {
  const holds = page.getByRole('status', { name: 'The form holds' });
  await page.getByLabel('Full name').press('A');
  await expect(holds).toHaveText('Full name: A');
  await page.getByLabel('Full name').press('d');
  await expect(holds).toHaveText('Full name: Ad');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Full name').clear();
  await expect(holds).toHaveText('Email: mara@example.com');
});

test('takes an address of several lines [INPUT-04]', async ({ page }) => {
  await page.getByLabel('Current address').fill('1 Ring Road\n1000 Brussels');
  await expect(page.getByLabel('Current address')).toHaveValue('1 Ring Road\n1000 Brussels');
});

test('does nothing on Submit, not even with a malformed email [INPUT-03]', async ({ page }) => {
  await page.getByLabel('Email').fill('no email');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/webelements/simple-input-form');
  await expect(page.getByLabel('Email')).toHaveValue('no email');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
});

test('does nothing on Enter in a field [INPUT-03]', async ({ page }) => {
  await page.getByLabel('Full name').fill('Mara Okafor');
  await page.getByLabel('Full name').press('Enter');
  await expect(page).toHaveURL('/webelements/simple-input-form');
  await expect(page.getByLabel('Full name')).toHaveValue('Mara Okafor');
});
