import type { Locator, Page } from '@playwright/test';
import { axeViolations, colorRules } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query = 'seed=7') => page.goto(`/labs/moving-table?${query}`);
const table = (page: Page) => page.getByRole('table', { name: 'Programs' });
const result = (page: Page) => page.getByRole('status', { name: 'Verdict' });

/** The table as one text a row, with its headers. */
const rowsOf = (page: Page) => table(page).getByRole('row').allInnerTexts();

const valueAt = async (page: Page, program: string, column: string): Promise<string> => {
  const headers = await table(page).getByRole('columnheader').allInnerTexts();
  const row = table(page).getByRole('row', { name: new RegExp(`^${program}`) });
  return row
    .getByRole('cell')
    .nth(headers.indexOf(column) - 1)
    .innerText();
};

const answer = async (page: Page, cpu: string, memory: string) => {
  await page.getByRole('textbox', { name: 'CPU of Chrome' }).fill(cpu);
  await page.getByRole('textbox', { name: 'Memory of Firefox' }).fill(memory);
  await page.getByRole('button', { name: 'Check' }).click();
};

test('a table has as many programs as the dial says', smoke, async ({ page }) => {
  for (const size of [2, 12]) {
    await open(page, `size=${size}`);
    await expect(table(page).getByRole('rowheader')).toHaveCount(size);
    await expect(table(page).getByRole('rowheader', { name: 'Chrome' })).toHaveCount(1);
    await expect(table(page).getByRole('rowheader', { name: 'Firefox' })).toHaveCount(1);
  }
});

test('the same seed gives the same table, another seed another one [MOVING-03]', async ({
  page,
}) => {
  await open(page, 'seed=7');
  const first = await rowsOf(page);
  await open(page, 'seed=8');
  expect(await rowsOf(page)).not.toEqual(first);
  await open(page, 'seed=7');
  expect(await rowsOf(page)).toEqual(first);
});

test('a shuffle moves the values and keeps them', async ({ page }) => {
  await open(page);
  const before = await rowsOf(page);
  const cpu = await valueAt(page, 'Chrome', 'CPU');
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect.poll(() => rowsOf(page)).not.toEqual(before);
  expect(await valueAt(page, 'Chrome', 'CPU')).toBe(cpu);
});

test('a shuffle moves the rows and the columns', async ({ page }) => {
  for (const role of ['rowheader', 'columnheader'] as const) {
    await open(page);
    const headers = table(page).getByRole(role);
    const before = await headers.allInnerTexts();
    await page.getByRole('button', { name: 'Shuffle' }).click();
    await expect.poll(() => headers.allInnerTexts()).not.toEqual(before);
    expect((await headers.allInnerTexts()).toSorted()).toEqual(before.toSorted());
  }
});

const answerRightly = async (page: Page) => {
  const cpu = await valueAt(page, 'Chrome', 'CPU');
  await answer(page, cpu, await valueAt(page, 'Firefox', 'Memory'));
};

test('two right checks with a shuffle between them solve the lab', async ({ page }) => {
  await open(page);
  for (const _ of ['once', 'and again']) {
    await answerRightly(page);
    await expect(result(page)).toHaveText(
      'Right, 1 of 2. Press Shuffle, and read and type both values again.',
    );
  }
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await answerRightly(page);
  await expect(result(page)).toHaveText('Solved: both values are right, before and after Shuffle.');
});

test('a solved lab has a tick in a readable green, and links the next lab [LABS-08, LABS-20]', async ({
  page,
}) => {
  await open(page);
  await answerRightly(page);
  await expect(page.getByTestId('next-lab')).toBeHidden();
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await answerRightly(page);
  const next = page.getByRole('link', { name: 'Solved. Next: Stale nodes' });
  await expect(next).toBeVisible();
  const bell = page.getByTestId('verdict-bell');
  await expect(bell).toHaveText(/^\d+\.\d s$/);
  await expect(bell).toHaveCSS('animation-duration', '0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bell).toHaveCSS('animation-name', 'none');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, colorRules)).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await markBefore(page.locator('p', { has: result(page) }))).toContain('✓');
  await next.click();
  await expect(page).toHaveURL('/labs/stale-nodes');
});

const markBefore = (box: Locator): Promise<string> =>
  box.evaluate((element) => getComputedStyle(element, '::before').content);

test('a shuffle empties both fields [MOVING-06]', async ({ page }) => {
  await open(page);
  await answer(page, '1', '2');
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect(page.getByRole('textbox', { name: 'CPU of Chrome' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Memory of Firefox' })).toHaveValue('');
});

test('names the value that is wrong', async ({ page }) => {
  await open(page);
  await answer(page, '0', await valueAt(page, 'Firefox', 'Memory'));
  await expect(result(page)).toHaveText(
    'Not solved: CPU of Chrome is not “0”. Type each value as its cell shows it, with the unit.',
  );
});

test('a value without its unit is wrong, and so is an empty field', async ({ page }) => {
  await open(page);
  const cpu = (await valueAt(page, 'Chrome', 'CPU')).replace(' %', '');
  await answer(page, cpu, '');
  await expect(result(page)).toHaveText(
    new RegExp(`^Not solved: CPU of Chrome is not “${cpu}” and Memory of Firefox is empty`),
  );
});

test('the keyboard scrolls a table that is wider than the screen, in light and in dark [PAGE-19]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const box = page.getByRole('region', { name: 'Programs' });
    await box.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});

test('a table that fits is no stop of the keyboard, also after the screen has become wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const box = page.getByRole('region', { name: 'Programs' });
  await expect(box).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(box).toHaveCount(0);
  await expect(table(page).locator('..')).not.toHaveAttribute('tabindex');
});

test('the largest table scrolls within its box at 320 pixels, and a wide one has no violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'seed=7&size=500&level=2');
  await expect(table(page).getByRole('cell')).toHaveCount(25_000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await open(page, 'seed=7&size=14&level=2');
  expect(await axeViolations(page)).toEqual([]);
});

saysTheSame('moving-table');
