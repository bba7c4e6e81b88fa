import { expect, test } from '@playwright/test';

test('chooses every city by mouse', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  await page.getByRole('combobox', { name: 'Home' }).fill('Dakar');
  await page.getByRole('combobox', { name: 'Travel' }).fill('izm');
  await page.getByRole('option', { name: 'Izmir' }).click();
  for (const city of ['Fukuoka', 'Accra']) {
    await page.getByRole('combobox', { name: 'Visited' }).fill(city);
    await page.getByRole('option', { name: city }).click();
  }
  await page.getByRole('combobox', { name: 'Hotel' }).click();
  await page.getByRole('option', { name: 'Jaipur' }).click();
  await expect(page.getByRole('combobox', { name: 'Hotel' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Chosen/);
});

test('chooses the hotel by keyboard', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  const hotel = page.getByRole('combobox', { name: 'Hotel' });
  await hotel.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Jaipur', selected: true })).toBeVisible();
  await hotel.press('Enter');
  await expect(hotel).toHaveText('Jaipur');
});
