import { expect, test } from '@playwright/test';

test('chooses the hotel', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  await page.getByLabel('Hotel').click();
  await page.getByRole('option', { name: 'Dakar' }).click();
  await expect(page.getByLabel('Hotel')).toHaveText('Dakar');
});

test('chooses every city by mouse [COMBO-02, COMBO-07]', async ({ page }) => {
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
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

test('chooses the hotel by keyboard [COMBO-03]', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  const hotel = page.getByRole('combobox', { name: 'Hotel' });
  await hotel.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Jaipur', selected: true })).toBeVisible();
  await hotel.press('Enter');
  await expect(hotel).toHaveText('Jaipur');
});

test('Travel offers what contains the text in upper or lower case [COMBO-02]', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  const options = page.getByRole('listbox', { name: 'Cities for Travel' }).getByRole('option');
  for (const [text, cities] of [
    ['er', ['Bergen', 'Esbjerg']],
    ['ER', ['Bergen', 'Esbjerg']],
    ['cUs', ['Cusco']],
  ] as const) {
    await page.getByRole('combobox', { name: 'Travel' }).fill(text);
    await expect(options).toHaveText([...cities]);
  }
});

test('the arrow keys wrap around at both ends of a list [COMBO-03]', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  const travel = page.getByRole('combobox', { name: 'Travel' });
  await travel.fill('er');
  for (const [key, city] of [
    ['ArrowDown', 'Bergen'],
    ['ArrowDown', 'Esbjerg'],
    ['ArrowDown', 'Bergen'],
    ['ArrowUp', 'Esbjerg'],
  ] as const) {
    await travel.press(key);
    await expect(page.getByRole('option', { selected: true })).toHaveText(city);
  }
});

test('a city that is typed and not chosen is forgotten [COMBO-04]', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  const travel = page.getByRole('combobox', { name: 'Travel' });
  await travel.fill('Dakar');
  await travel.press('Tab');
  await expect(travel).toHaveValue('');
  await travel.fill('Izmir');
  await page.getByRole('option', { name: 'Izmir' }).click();
  await travel.fill('Dakar');
  await travel.press('Tab');
  await expect(travel).toHaveValue('Izmir');
});

test('Visited is right with its two cities only [COMBO-07]', async ({ page }) => {
  await page.goto('/labs/comboboxes?seed=1');
  for (const [city, visited] of [
    ['Accra', 'Visited has Accra, '],
    ['Fukuoka', ''],
    ['Hobart', 'Visited has Accra and Fukuoka and Hobart, '],
  ] as const) {
    await page.getByRole('combobox', { name: 'Visited' }).fill(city);
    await page.getByRole('option', { name: city }).click();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
      `Not chosen: Home has no city, Travel has no city, ${visited}Hotel has no city.`,
    );
  }
});
