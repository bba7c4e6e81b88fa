import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';

/** With the seed 1: Dakar, Izmir, Fukuoka and Accra, Jaipur. */
const open = (page: Page, seed = 1) => page.goto(`/labs/comboboxes?seed=${seed}`);
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Chips' });
const check = (page: Page) => page.getByRole('button', { name: 'Check' }).click();
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

test('asks for other cities with another seed [COMBO-01]', smoke, async ({ page }) => {
  await open(page);
  await expect(box(page, 'Visited')).toHaveAccessibleDescription(/Choose Fukuoka and Accra\.$/);
  await open(page, 2);
  await expect(box(page, 'Visited')).toHaveAccessibleDescription(/Choose Cusco and Galway\.$/);
});

test('the keyboard alone chooses in all fields [COMBO-06]', async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  await box(page, 'Home').focus();
  await keyboard.type('Dakar');
  await keyboard.press('Tab');
  await keyboard.type('izm');
  await expect(box(page, 'Travel')).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('ArrowDown');
  await expect(box(page, 'Travel')).toHaveAttribute(
    'aria-activedescendant',
    'combo-travel-list-izmir',
  );
  await keyboard.press('Enter');
  await expect(box(page, 'Travel')).toHaveAttribute('aria-expanded', 'false');
  await keyboard.press('Tab');
  for (const city of ['Fukuoka', 'Accra']) {
    await keyboard.type(city);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  }
  for (const _ of ['Remove Fukuoka', 'Remove Accra', 'Hotel']) await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await expect(option(page, 'Jaipur')).toBeInViewport();
  await keyboard.press('Enter');
  await expect(box(page, 'Hotel')).toHaveText('Jaipur');
  await check(page);
  await expect(verdict(page)).toHaveText('Solved: each field has what it asks for.');
});

test('Escape closes the list and chooses nothing', async ({ page }) => {
  await open(page);
  await box(page, 'Hotel').press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Cities for Hotel' })).toBeVisible();
  await box(page, 'Hotel').press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box(page, 'Hotel')).toHaveText('Choose a city');
});

test('a chip can be removed, and its city is offered again [COMBO-05]', async ({ page }) => {
  await open(page);
  for (const city of ['Accra', 'Dakar']) {
    await box(page, 'Visited').fill(city);
    await option(page, city).click();
  }
  await expect(chips(page).getByRole('listitem')).toHaveCount(2);
  await box(page, 'Visited').fill('a');
  await expect(option(page, 'Accra')).toHaveCount(0);
  await expect(option(page, 'Galway')).toBeVisible();
  await box(page, 'Visited').press('Escape');
  await page.getByRole('button', { name: 'Remove Accra' }).click();
  await expect(chips(page).getByRole('listitem')).toHaveCount(1);
  await box(page, 'Visited').fill('Acc');
  await expect(option(page, 'Accra')).toBeVisible();
});

test('Hotel has options only while it is open [COMBO-06]', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('option')).toHaveCount(0);
  await box(page, 'Hotel').click();
  await expect(page.getByRole('option')).toHaveCount(10);
  await box(page, 'Hotel').click();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('names what the fields have instead', async ({ page }) => {
  await open(page);
  await box(page, 'Home').fill('Dakar');
  await box(page, 'Hotel').click();
  await option(page, 'Bergen').click();
  await check(page);
  await expect(verdict(page)).toHaveText(
    'Not chosen: Travel has no city, Visited has no city, Hotel has Bergen.',
  );
});

saysTheSame('comboboxes', async (page) => {
  await page.getByRole('combobox', { name: 'Home' }).fill('a'.repeat(300));
  await press(page, 'Check');
});
