import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

/** The wanted item, button and cities of this workspace and seed are those of the tests. */
const open = (page: Page, query = '') =>
  page.goto(`/labs/clicks?workspace=clicks-10&seed=7&${query}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const result = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const city = (page: Page, name: string) => page.getByRole('option', { name });

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const check = async (page: Page) => {
  await button(page, 'Check').click();
  return expect(result(page, 'Verdict'));
};

test('the keyboard alone does the whole task [CLICKS-09]', smoke, async ({ page }) => {
  await open(page, 'hold=0.2');
  await button(page, 'Double').press('Enter');
  await press(page, 'Enter', 'Tab', 'Shift+F10', 'Tab', 'Control+Enter', 'Tab');
  await page.keyboard.down('Space');
  await expect(result(page, 'Presses on Long')).toHaveText('Let go');
  await page.keyboard.up('Space');
  await press(page, 'Tab', 'Enter', 'Tab', 'Tab', 'Enter', 'Tab', 'Tab', 'Enter');
  await expect(button(page, 'File')).toBeFocused();
  await button(page, 'Archive Water').press('Enter');
  await page.getByRole('listbox').focus();
  await press(page, 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await press(page, 'Control+ArrowUp', 'Space');
  for (const _ of ['Esbjerg', 'Fukuoka', 'Galway']) await press(page, 'Control+ArrowDown');
  await press(page, 'Space');
  await (await check(page)).toHaveText('Right, 1 of 2. Do it in this tab with ?hold=4 as well.');
});

test('each button counts the press that it asks for, and no other [CLICKS-01, CLICKS-03]', async ({
  page,
}) => {
  await open(page);
  for (const name of ['Double', 'Right', 'Middle']) {
    await button(page, name).click();
    await button(page, name).click();
  }
  await expect(result(page, 'Presses on Double')).toHaveText('0 double-clicks and 2 other clicks');
  await button(page, 'Double').dblclick();
  await button(page, 'Right').click({ button: 'right' });
  await button(page, 'Middle').click({ button: 'right' });
  await button(page, 'Middle').click({ button: 'middle' });
  await expect(result(page, 'Presses on Double')).toHaveText('1 double-click and 2 other clicks');
  await expect(result(page, 'Presses on Right')).toHaveText('1 right click and 2 other clicks');
  await expect(result(page, 'Presses on Middle')).toHaveText('1 middle click and 2 other clicks');
});

test('a long press lasts as long as the setting says, on the button [CLICKS-02]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page, 'hold=2');
  await page.clock.pauseAt(60_000);
  const presses = result(page, 'Presses on Long');
  await button(page, 'Long').hover();
  await page.mouse.down();
  await page.clock.runFor(1900);
  await expect(presses).toHaveText('Keep holding');
  await page.mouse.up();
  await expect(presses).toHaveText('0 long presses and 1 other click');

  await page.mouse.down();
  await button(page, 'Middle').hover();
  await page.clock.runFor(2000);
  await button(page, 'Long').hover();
  await page.mouse.up();
  await expect(presses).toContainText('0 long presses');

  await page.mouse.down();
  await page.clock.runFor(2000);
  await expect(presses).toHaveText('Let go');
  await page.mouse.up();
  await expect(presses).toContainText('1 long press and');

  await page.mouse.down();
  await page.clock.runFor(2000 + 3100);
  await expect(presses).toHaveText('Too long');
  await page.mouse.up();
  await expect(presses).toContainText('1 long press and');
});

test('what is wanted is on the page, and a selection without Shift is not it [CLICKS-10]', async ({
  page,
}) => {
  await open(page);
  await expect(result(page, 'Wanted item')).toHaveText('As CSV');
  await expect(result(page, 'Wanted button')).toHaveText('Archive Water');
  await expect(result(page, 'Wanted cities')).toHaveText(
    'Bergen to Esbjerg, and Galway, but not Dakar',
  );
  await city(page, 'Bergen').click();
  for (const name of ['Cusco', 'Esbjerg', 'Galway'])
    await city(page, name).click({ modifiers: ['Control'] });
  await (await check(page)).toContainText('no range was selected with Shift');
});

test('the events are those of the last button, in their order [CLICKS-04]', async ({ page }) => {
  await open(page);
  await button(page, 'Double').dblclick();
  await expect(result(page, 'Last events')).toHaveText(
    'mousedown, mouseup, click, mousedown, mouseup, click, dblclick',
  );
  await button(page, 'Middle').click({ button: 'middle' });
  await expect(result(page, 'Last events')).toHaveText('mousedown, mouseup, auxclick');
});

test('the menus survive the way over the gap, and close after it [CLICKS-05]', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(60_000);
  await button(page, 'File').hover();
  await button(page, 'Export').hover();
  const item = (await button(page, 'As CSV').boundingBox())!;
  await page.mouse.move(item.x - 5, item.y + 5);
  await page.clock.runFor(250);
  await button(page, 'As CSV').hover();
  await page.clock.runFor(1000);
  await expect(button(page, 'As CSV')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(250);
  await expect(button(page, 'As CSV')).toBeVisible();
  await page.clock.runFor(100);
  await expect(button(page, 'Export')).toHaveCount(0);
});

test('Share opens nothing, and closes the menu of Export [CLICKS-06]', async ({ page }) => {
  await open(page);
  await result(page, 'Chosen').scrollIntoViewIfNeeded();
  await button(page, 'File').click();
  await button(page, 'Export').click();
  await expect(button(page, 'Export')).toHaveAttribute('aria-expanded', 'true');
  const share = (await button(page, 'Share').boundingBox())!;
  await page.mouse.click(share.x + 5, share.y + 5);
  await expect(button(page, 'Export')).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page, 'Share')).toBeDisabled();
  await expect(result(page, 'Chosen')).toBeEmpty();
});

test('a right click and two keys open the menu of Photo [CLICKS-11]', async ({ page }) => {
  await open(page);
  const photo = button(page, 'Photo');
  const items = page.getByRole('menu', { name: 'Photo' }).getByRole('menuitem');
  await photo.click({ button: 'right' });
  await items.getByText('Rename').click();
  await expect(result(page, 'Choice for Photo')).toHaveText('Rename');
  await press(page, 'Shift+F10', 'ArrowUp', 'Enter');
  await expect(result(page, 'Choice for Photo')).toHaveText('Remove');
  await press(page, 'ContextMenu');
  await expect(items.first()).toBeFocused();
  await press(page, 'Escape');
  await expect(photo).toBeFocused();
  await expect(items).toHaveCount(0);
});

test('the buttons of a row wait for the mouse or the focus [CLICKS-07]', async ({ page }) => {
  await open(page);
  const archive = button(page, 'Archive Water');
  const actions = page.getByRole('row', { name: 'Water' }).locator('div');
  await expect(actions).toHaveCSS('pointer-events', 'none');
  await page.getByRole('row', { name: 'Water' }).hover();
  await archive.click();
  await button(page, 'File').focus();
  await page.getByRole('row', { name: 'Rent' }).hover();
  await expect(actions).toHaveCSS('opacity', '0');
  await button(page, 'Delete Water').press('Enter');
  await expect(actions).toHaveCSS('opacity', '1');
  await expect(result(page, 'Row actions')).toHaveText('Archive Water, Delete Water');

  const orders = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    await page.goto(`/labs/clicks?seed=${seed}`);
    orders.add(await page.getByRole('table', { name: 'Bills' }).innerText());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('a click selects one city, with Ctrl one more or less, with Shift a range [CLICKS-08]', async ({
  page,
}) => {
  await open(page);
  await city(page, 'Hobart').click();
  await city(page, 'Esbjerg').click();
  await city(page, 'Bergen').click({ modifiers: ['Shift'] });
  await expect(result(page, 'Selected')).toHaveText('Bergen, Cusco, Dakar, Esbjerg');
  await city(page, 'Galway').click({ modifiers: ['Shift'] });
  await expect(result(page, 'Selected')).toHaveText('Esbjerg, Fukuoka, Galway');
  await city(page, 'Fukuoka').click({ modifiers: ['Control'] });
  await city(page, 'Accra').click({ modifiers: ['Meta'] });
  await expect(result(page, 'Selected')).toHaveText('Accra, Esbjerg, Galway');
  await expect(city(page, 'Fukuoka')).toHaveAttribute('aria-selected', 'false');
});

test('the verdict names what a script has used', async ({ page }) => {
  await open(page);
  await button(page, 'Double').dispatchEvent('dblclick');
  await button(page, 'Archive Water').dispatchEvent('click');
  await city(page, 'Bergen').dispatchEvent('click');
  await (await check(page)).toHaveText('A script: it has used Double, Rows, List.');
});

test('fits into 320 pixels with both menus open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await button(page, 'File').press('Enter');
  await button(page, 'Export').press('Enter');
  await button(page, 'As CSV').focus();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

saysTheSame('clicks');
