import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

const open = (page: Page, query: string) => page.goto(`/labs/data-grid?${query}`);
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all' });
const rowOf = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select INV-${number}` });

const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('with ?level=2 the header stays, and each page opens with its first row beneath it [GRID-13]', async ({
  page,
}) => {
  await open(page, 'seed=1&level=2');
  await page.getByTestId('grid-body').scrollIntoViewIfNeeded();
  const row = (number: number) => rowOf(page, number);
  const height = await page.getByTestId('grid-body').evaluate(({ clientHeight }) => clientHeight);
  const rowHeight = (await page.getByTestId('grid-row-1001').boundingBox())?.height ?? 0;
  expect(Math.floor(height / rowHeight)).toBe(5);
  expect(await row(1001).evaluate(isOnTop)).toBe(false);
  await expect(selectAll(page)).toBeInViewport({ ratio: 1 });
  await row(1010).check();
  await expect(selectAll(page)).toBeInViewport({ ratio: 1 });
  await row(1001).check();
  expect(await row(1001).evaluate(isOnTop)).toBe(true);
  await expect(page.getByRole('status', { name: 'Selected' })).toHaveText('2 of 57');
  await page.getByRole('button', { name: 'Next page' }).click();
  expect(await row(1011).evaluate(isOnTop)).toBe(false);
});

test('with ?level=2 a click from a script approves nothing', async ({ page }) => {
  await open(page, 'seed=1&level=2');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Overdue');
  for (const box of await page.getByTestId(/^grid-select-\d/).all())
    await box.dispatchEvent('click');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    'A script: it has clicked in the table.',
  );
});

test('with ?level=2 the keyboard reaches each row in view, at 320 pixels too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'seed=1&level=2');
  expect(await axeViolations(page)).toEqual([]);
  await rowOf(page, 1010).focus();
  for (let number = 1009; number > 1000; number -= 1) {
    await page.keyboard.press('Shift+Tab');
    const box = rowOf(page, number);
    await expect(box).toBeFocused();
    expect(await box.evaluate(isOnTop)).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
