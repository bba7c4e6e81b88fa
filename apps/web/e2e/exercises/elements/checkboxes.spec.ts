import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/checkboxes'));

test('starts with both boxes unchecked and a smiling face [CHECKBOX-01, CHECKBOX-04]', async ({
  page,
}) => {
  await expect(page.getByRole('checkbox', { name: 'Checkbox 1' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Checkbox 2' })).not.toBeChecked();
  await expect(page.getByRole('status', { name: 'Face' })).toHaveText('smiling face');
  await expect(page.getByRole('status', { name: 'Checked' })).toHaveText('none');
});

test(
  'shows an angry face while the angry box is checked [CHECKBOX-02]',
  smoke,
  async ({ page }) => {
    const face = page.getByRole('status', { name: 'Face' });
    await page.getByRole('checkbox', { name: 'Checkbox 2' }).check();
    await expect(face).toHaveText('angry face');
    await page.getByRole('checkbox', { name: 'Checkbox 2' }).uncheck();
    await expect(face).toHaveText('smiling face');
  },
);

test('shows a smiling face when only the calm box is checked [CHECKBOX-03]', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Checkbox 1' }).check();
  await expect(page.getByRole('status', { name: 'Face' })).toHaveText('smiling face');
});

test('lists the checked boxes [CHECKBOX-04]', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Checkbox 2' }).check();
  await page.getByRole('checkbox', { name: 'Checkbox 1' }).check();
  await expect(page.getByRole('status', { name: 'Checked' })).toHaveText('Checkbox 1, Checkbox 2');
});

test('checks a box by clicking its label [CHECKBOX-05]', async ({ page }) => {
  await page.getByText('Checkbox 2', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Checkbox 2' })).toBeChecked();
});

test('checks a box with the space bar', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Checkbox 1' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Checkbox 1' })).toBeChecked();
});
