import { expect, test } from '@playwright/test';

test('books what is wanted', async ({ page }) => {
  await page.goto('/labs/shadow-roots');
  const [guest, city, nights, pin] = await page
    .getByRole('status', { name: /^Wanted/ })
    .allInnerTexts();
  await page.locator('xpath=//input[@id="roots-guest"]').fill(guest!, { timeout: 1000 });
  await page.getByRole('textbox', { name: 'City' }).fill(city!);
  for (let night = 1; night < Number(nights); night++) {
    await page.getByRole('button', { name: 'One night more' }).click();
  }
  await page.getByRole('button', { name: 'One night more' }).press('Tab');
  await page.keyboard.type(pin!);
  await page.locator('xpath=//button[@id="roots-book"]').click();
  await expect(page.getByRole('status', { name: 'Form data' })).toHaveText(
    `guest=${guest}&city=${city}&nights=${nights}&pin=${pin}`,
  );
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
