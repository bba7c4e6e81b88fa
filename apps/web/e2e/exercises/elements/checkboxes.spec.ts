import { expect, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/checkboxes'));

test('starts with both boxes unchecked and a smiling face [CHECKBOX-01, CHECKBOX-04]', async ({
  page,
}) => {
  await expect(page.getByRole('checkbox', { name: 'Calm' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Angry' })).not.toBeChecked();
  await expect(page.getByRole('status', { name: 'Face' })).toHaveText('smiling face');
  await expect(page.getByRole('status', { name: 'Checked' })).toHaveText('none');
});

test(
  'shows an angry face while the angry box is checked [CHECKBOX-02]',
  { tag: '@smoke' },
  async ({ page }) => {
    const face = page.getByRole('status', { name: 'Face' });
    await page.getByRole('checkbox', { name: 'Angry' }).check();
    await expect(face).toHaveText('angry face');
    await page.getByRole('checkbox', { name: 'Angry' }).uncheck();
    await expect(face).toHaveText('smiling face');
  },
);

test('shows a smiling face when only the calm box is checked [CHECKBOX-03]', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Calm' }).check();
  await expect(page.getByRole('status', { name: 'Face' })).toHaveText('smiling face');
});

test('lists the checked boxes [CHECKBOX-04]', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Angry' }).check();
  await page.getByRole('checkbox', { name: 'Calm' }).check();
  await expect(page.getByRole('status', { name: 'Checked' })).toHaveText('Calm, Angry');
});

test('checks a box by clicking its label [CHECKBOX-05]', async ({ page }) => {
  await page.getByText('Angry', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Angry' })).toBeChecked();
});

test('checks a box with the space bar', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Calm' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Calm' })).toBeChecked();
});
