import type { Locator, Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** The system colors of a selection and of borders. */
const selected = 'SelectedItem';

const expectMarked = async (page: Page, chosen: Locator, other: Locator): Promise<void> => {
  const color = await page.evaluate(paintOf, selected);
  await expect(chosen).toHaveCSS('background-color', color);
  await expect(other).not.toHaveCSS('background-color', color);
};

const paintOf = (name: string): string => {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const marks = [
  ['the current section', '/shopping', 'nav-shopping', 'nav-api'],
  ['the current page of the API', '/api/bookapi', 'reference-bookapi', 'reference-chance'],
  ['the selected language', '/api/bookapi', 'list-books-tab-curl', 'list-books-tab-python'],
  ['the selected tab', '/webelements/NewTabOrWindowPage', 'tab-1', 'tab-2'],
  ['the chosen sorting', '/shopping', 'sort-name', 'sort-price'],
  ['the current page of the catalogue', '/shopping', 'page-1', 'page-2'],
] as const;

for (const [what, path, chosen, other] of marks) {
  test(`marks ${what} in forced colors`, async ({ page }) => {
    await page.goto(path);
    await expectMarked(page, page.getByTestId(chosen), page.getByTestId(other));
  });
}

test('marks the chosen exercise in forced colors', smoke, async ({ page }) => {
  await page.goto('/webelements');
  await page.getByTestId('group-elements-toggle').click();
  await page.getByTestId('choose-links').click();
  await expect(page.getByTestId('choose-links')).toHaveAttribute('aria-current', 'true');
  await expectMarked(page, page.getByTestId('choose-links'), page.getByTestId('choose-radio'));
});

test('gives the draggable item a border in forced colors', async ({ page }) => {
  await page.goto('/webelements/dragdrop');
  const item = page.getByRole('button', { name: 'Drag me' });
  await expect(item).toHaveCSS('border-top-style', 'solid');
  await item.press('Enter');
  await expect(item).toHaveCSS('background-color', await page.evaluate(paintOf, selected));
});
