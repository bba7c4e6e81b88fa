import { expect, test } from '@playwright/test';

test('books what is wanted', async ({ page }) => {
  await page.goto('/labs/shadow-roots');
  const [guest, city, nights, pin] = await page
    .getByRole('status', { name: /^Wanted/ })
    .allInnerTexts();
  await page.getByRole('textbox', { name: 'Guest' }).fill(guest!);
  await page.getByRole('textbox', { name: 'City' }).fill(city!);
  for (let night = 1; night < Number(nights); night++) {
    await page.getByRole('button', { name: 'One night more' }).click();
  }
  await page.getByRole('button', { name: 'One night more' }).press('Tab');
  await page.keyboard.type(pin!);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByRole('status', { name: 'Form data' })).toHaveText(
    `guest=${guest}&city=${city}&nights=${nights}&pin=${pin}`,
  );
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Booked/);
});
