import { expect, smoke, test } from '../test.ts';

test.beforeEach(({ page }) => page.goto('/web-elements'));

for (const [key, name] of [
  ['x', 'x'],
  ['ArrowUp', 'ArrowUp'],
  ['Space', 'Space'],
] as const) {
  test(`shows ${name} as the last key pressed in the area [DEMO-08]`, async ({ page }) => {
    await expect(page.getByRole('status', { name: 'Key' })).toBeEmpty();
    await page.getByRole('group', { name: 'Press any key' }).press(key);
    await expect(page.getByRole('status', { name: 'Key' })).toHaveText(`Last key pressed: ${name}`);
  });
}

test('keys pressed in the area do not scroll the page', async ({ page }) => {
  const area = page.getByRole('group', { name: 'Press any key' });
  await page.setViewportSize({ width: 375, height: 740 });
  await area.focus();
  const before = await area.boundingBox();
  for (const key of ['Space', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('status', { name: 'Key' })).toContainText(key);
    expect(await area.boundingBox(), key).toEqual(before);
  }
});

test('lets Tab leave the area', async ({ page }) => {
  await page.getByRole('group', { name: 'Press any key' }).press('Tab');
  await expect(page.getByLabel('Name of row 1')).toBeFocused();
});

for (const id of ['drop', 'hover', 'slider', 'auth', 'location', 'key', 'table']) {
  test(`no section has the id ${id}`, async ({ page }) => {
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator(`#${id}`)).toHaveCount(0);
    await expect(page.locator(`#${id}-section`)).toHaveRole('region');
  });
}

test('ignores keys pressed outside the area [DEMO-08]', async ({ page }) => {
  await page.getByLabel('Name of row 1').press('x');
  await expect(page.getByLabel('Name of row 1')).toHaveValue(/x/);
  await expect(page.getByRole('status', { name: 'Key' })).toBeEmpty();
});

test('asks for the position when the button is clicked, not before [DEMO-07]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.86, longitude: 2.35 });
  await expect(page.getByRole('status', { name: 'Position' })).toBeEmpty();
  await page.getByRole('button', { name: 'Get Location' }).click();
  await expect(page.getByRole('status', { name: 'Position' })).toHaveText(
    'Latitude: 48.86, Longitude: 2.35',
  );
});

test('shows the error when there is no position [DEMO-07]', smoke, async ({ page }) => {
  await page.getByRole('button', { name: 'Get Location' }).click();
  await expect(page.getByRole('status', { name: 'Position' })).toHaveText(
    'Error: User denied Geolocation',
  );
});

test('the playground links to the page [PAGE-02]', async ({ page }) => {
  await page.goto('/webelements');
  await page.getByRole('link', { name: 'Web Elements Demo' }).click();
  await expect(page).toHaveURL('/web-elements');
  await expect(page).toHaveTitle('Web Elements Demo · Sparring');
});
