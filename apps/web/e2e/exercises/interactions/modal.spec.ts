import { type Key, pressAtOnce } from '../../keys-at-once.ts';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/modal'));

test('closes by the Close button [MODAL-01, MODAL-06]', smoke, async ({ page }) => {
  await expect(page.getByRole('status', { name: 'Closed by' })).toHaveText('nothing yet');
  await page.getByRole('button', { name: 'Open Modal' }).click();
  await expect(page.getByRole('dialog', { name: 'This is a Modal Dialog' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status', { name: 'Closed by' })).toHaveText('the Close button');
});

test('closes by a click outside [MODAL-01]', async ({ page }) => {
  await page.getByRole('button', { name: 'Open Modal' }).click();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status', { name: 'Closed by' })).toHaveText('a click outside');
});

test('stays open on a press that begins inside [MODAL-03]', async ({ page }) => {
  await page.getByRole('button', { name: 'Open Modal' }).click();
  await page.getByRole('dialog').click({ position: { x: 20, y: 20 } });
  await page.getByText('The page behind this dialog').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByText('The page behind this dialog').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('closes by Escape, including after it was closed in another way [MODAL-02, MODAL-06]', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Open Modal' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Open Modal' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status', { name: 'Closed by' })).toHaveText('Escape');
});

test('takes the focus and returns it when it closes [MODAL-04]', async ({ page }) => {
  await page.getByRole('button', { name: 'Open Modal' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open Modal' })).toBeFocused();
});

test('Tab does not reach the page behind it [MODAL-05]', async ({ page }) => {
  await page.getByRole('button', { name: 'Open Modal' }).click();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('main :focus:not(#modal-close)')).toHaveCount(0);
  }
});

const rounds: [way: string, ...keys: Key[]][] = [
  ['the Close button', 'Enter', 'Enter'],
  ['Escape', 'Enter', 'Escape'],
  ['the Close button', 'Enter', 'Escape', 'Enter', 'Enter'],
  ['Escape', 'Enter', 'Enter', 'Enter', 'Escape'],
];

test('handles all keys that arrive in one batch with the key that opens it', async ({ page }) => {
  await page.getByRole('button', { name: 'Open Modal' }).focus();
  for (const [way, ...keys] of [...rounds, ...rounds]) {
    await pressAtOnce(page, ...keys);
    await expect(page.getByRole('status', { name: 'Closed by' })).toHaveText(way);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
