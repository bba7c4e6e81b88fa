import { expect, test } from '@playwright/test';

test('books what is wanted [ROOT-04, ROOT-07]', async ({ page }) => {
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
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

test('a form in which nothing was typed sends its empty fields [ROOT-05]', async ({ page }) => {
  await page.goto('/labs/shadow-roots');
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByRole('status', { name: 'Form data' })).toHaveText(
    'guest=&city=&nights=1&pin=',
  );
});

test('the form sends the nights that it shows, up and down again [ROOT-05]', async ({ page }) => {
  await page.goto('/labs/shadow-roots');
  for (const [step, nights] of [
    ['One night more', 2],
    ['One night more', 3],
    ['One night less', 2],
    ['One night less', 1],
    ['One night more', 2],
  ] as const) {
    await page.getByRole('button', { name: step }).click();
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByRole('status', { name: 'Nights', exact: true })).toHaveText(
      String(nights),
    );
    await expect(page.getByRole('status', { name: 'Form data' })).toContainText(
      `&nights=${nights}&`,
    );
  }
});

for (const [button, end] of [
  ['One night less', 1],
  ['One night more', 9],
] as const) {
  test(`${button} ends at ${end} [ROOT-03]`, async ({ page }) => {
    await page.goto('/labs/shadow-roots');
    for (let press = 1; press <= 10; press++) {
      await page.getByRole('button', { name: button }).click();
    }
    await expect(page.getByRole('status', { name: 'Nights', exact: true })).toHaveText(String(end));
  });
}

test('values that are nearly right are not booked [ROOT-07]', async ({ page }) => {
  await page.goto('/labs/shadow-roots');
  const [guest, city, , pin] = await page.getByRole('status', { name: /^Wanted/ }).allInnerTexts();
  await page.getByRole('textbox', { name: 'Guest' }).fill(guest!.toLowerCase());
  await page.getByRole('textbox', { name: 'City' }).fill(`${city}s`);
  await page.getByRole('button', { name: 'One night more' }).press('Tab');
  await page.keyboard.type(`0${pin}`);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    `Not booked: guest is “${guest!.toLowerCase()}”, city is “${city}s”, nights is “1”, PIN is “0${pin}”.`,
  );
});
