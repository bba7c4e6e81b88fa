import { accessibilityTree } from '../../accessibility.ts';
import { type Key, pressAtOnce } from '../../keys-at-once.ts';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/menu'));

const punches = ['Jab', 'Cross', 'Hook'];

test('starts closed, and opens with three items [MENU-01]', async ({ page }) => {
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText('nothing yet');
  await page.getByRole('button', { name: 'Choose a punch' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(punches);
});

test('the browser itself exposes to a screen reader whether the menu is open', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Choose a punch' });
  const seen = { role: 'button', name: 'Choose a punch' };
  await expect(button).not.toHaveAttribute('aria-expanded');
  expect(await accessibilityTree(page)).toContainEqual(
    expect.objectContaining({ ...seen, expanded: false }),
  );
  await button.click();
  expect(await accessibilityTree(page)).toContainEqual(
    expect.objectContaining({ ...seen, expanded: true }),
  );
});

for (const punch of punches) {
  test(`chooses ${punch} and closes [MENU-02]`, async ({ page }) => {
    await page.getByRole('button', { name: 'Choose a punch' }).click();
    await page.getByRole('menuitem', { name: punch }).click();
    await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText(punch);
    await expect(page.getByRole('menu')).toBeHidden();
  });
}

test('closes in four ways without a choice [MENU-03, MENU-05]', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Choose a punch' });
  const ways = [
    () => button.click(),
    () => page.getByRole('heading', { level: 1 }).click(),
    () => page.keyboard.press('Tab'),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await button.click();
    await expect(page.getByRole('menuitem', { name: 'Jab' })).toBeFocused();
    await close();
    await expect(page.getByRole('menu')).toBeHidden();
  }
  await expect(button).toBeFocused();
  await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText('nothing yet');
});

test('the arrow keys go around, End and Home to the ends [MENU-04]', async ({ page }) => {
  await page.getByRole('button', { name: 'Choose a punch' }).press('ArrowDown');
  for (const punch of [...punches, 'Jab']) {
    await expect(page.getByRole('menuitem', { name: punch })).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  for (const [key, punch] of [
    ['End', 'Hook'],
    ['Home', 'Jab'],
    ['ArrowUp', 'Hook'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name: punch })).toBeFocused();
  }
});

test('chooses with Enter and returns the focus [MENU-05]', smoke, async ({ page }) => {
  await page.getByRole('button', { name: 'Choose a punch' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Jab' }).press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText('Hook');
  await expect(page.getByRole('button', { name: 'Choose a punch' })).toBeFocused();
});

const rounds: [punch: string, ...keys: Key[]][] = [
  ['Hook', 'Enter', 'End', 'Enter'],
  ['Cross', 'Enter', 'ArrowDown', 'Enter'],
  ['Jab', 'ArrowDown', 'Enter'],
  ['Cross', 'ArrowDown', 'ArrowDown', 'Enter'],
];

test('handles all keys that arrive in one batch with the key that opens it', async ({ page }) => {
  await page.getByRole('button', { name: 'Choose a punch' }).focus();
  for (const [punch, ...keys] of [...rounds, ...rounds]) {
    await pressAtOnce(page, ...keys);
    await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText(punch);
  }
});

test('handles a key that is pressed right after a click opens it', async ({ page }) => {
  for (const [punch, ...[, ...keys]] of [...rounds, ...rounds]) {
    await page.getByRole('button', { name: 'Choose a punch' }).click();
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole('status', { name: 'Chosen' })).toHaveText(punch);
  }
});
