import { expect, smoke, test } from '../../test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/webelements/keypressespage');
  await expect(page.getByLabel('Type here')).toBeVisible();
});

const keys = [
  ['a', 'a'],
  ['A', 'A'],
  ['7', '7'],
  ['Enter', 'Enter'],
  ['Escape', 'Escape'],
  ['ArrowLeft', 'ArrowLeft'],
  ['F2', 'F2'],
  ['Shift', 'Shift'],
  ['Space', 'Space'],
] as const;

for (const [key, name] of keys) {
  test(`names the key ${name}, pressed anywhere on the page [KEY-01]`, async ({ page }) => {
    await page.keyboard.press(key);
    await expect(page.getByRole('status', { name: 'Key' })).toHaveText(`You pressed: ${name}`);
  });
}

test('shows the last of several keys [KEY-02]', smoke, async ({ page }) => {
  await expect(page.getByRole('status', { name: 'Key' })).toBeEmpty();
  await page.keyboard.press('x');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('status', { name: 'Key' })).toHaveText('You pressed: Backspace');
});

test('shows the keys pressed in the field, which also gets the text [KEY-03]', async ({ page }) => {
  await page.getByLabel('Type here').pressSequentially('jab hook');
  await expect(page.getByLabel('Type here')).toHaveValue('jab hook');
  await expect(page.getByRole('status', { name: 'Key' })).toHaveText('You pressed: k');
});

test('lets Tab move the focus [KEY-03]', async ({ page }) => {
  await page.getByRole('link', { name: 'Exercise list' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Type here')).toBeFocused();
  await expect(page.getByRole('status', { name: 'Key' })).toHaveText('You pressed: Tab');
});
