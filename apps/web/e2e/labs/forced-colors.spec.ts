import type { Locator, Page } from '@playwright/test';
import { labLessons } from '../../src/labs/all-labs.ts';
import { expect, test } from '../test.ts';

/** The elements with a background of their own, except the sliders, which the browser draws. */
const boxesOf = (main: Element): Element[] => {
  const clear = 'rgba(0, 0, 0, 0)';
  const paintOf = (element: Element): string | undefined => {
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === clear ? undefined : backgroundColor;
  };
  const paintAround = ({ parentElement }: Element): string | undefined =>
    parentElement ? (paintOf(parentElement) ?? paintAround(parentElement)) : undefined;
  return [...main.querySelectorAll(':not([type=range])')].filter((element) => {
    const paint = element.checkVisibility() && paintOf(element);
    return paint && paint !== paintAround(element);
  });
};

/** Those of the boxes that have neither a border nor an outline nor a background of their own. */
const lostOf = (boxes: readonly Element[]): string[] => {
  const lost = boxes.filter((box) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, backgroundColor } = getComputedStyle(box);
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px';
    return !hasBorder && outlineStyle === 'none' && backgroundColor === canvas;
  });
  return lost.map((box) => `${box.tagName} ${box.id} ${box.className} ${box.textContent}`);
};

/** The controls that look the same with the focus and without. */
const unfocusedOf = (main: Element): string[] => {
  const controls =
    'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex="0"]';
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const hasNoMark = (control: HTMLElement) => {
    control.focus();
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    const isMarked =
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && outlineColor !== canvas;
    return document.activeElement === control && !isMarked;
  };
  return [...main.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility() && hasNoMark(control))
    .map(({ id, outerHTML }) => id || outerHTML);
};

const force = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

for (const { path, expectedError } of labLessons) {
  test.describe(`the page ${path} in forced colors`, () => {
    test.use({ expectedError });

    test('shows each box and the focus', async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(page.getByTestId('task')).toBeVisible();
      const boxes = await main.evaluateHandle(boxesOf);
      await force(page);
      expect(await boxes.evaluate(lostOf), 'boxes without an edge').toEqual([]);
      await page.keyboard.press('Tab');
      expect(await main.evaluate(unfocusedOf), 'controls without a focus').toEqual([]);
    });
  });
}

const backgroundOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

const expectSelected = async (chosen: Locator, other: Locator): Promise<void> =>
  expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));

test('the active option of a list has other colors than its neighbor', async ({ page }) => {
  await force(page);
  await page.goto('/labs/comboboxes');
  await page.getByRole('combobox', { name: 'Hotel' }).press('ArrowDown');
  const options = page.getByRole('option');
  await expectSelected(options.nth(0), options.nth(1));
});

test('a format that is on has other colors than one that is off', async ({ page }) => {
  await force(page);
  await page.goto('/labs/rich-text');
  const format = (name: string) => page.getByRole('button', { name, exact: true });
  await format('Bold').click();
  await expect(format('Bold')).toHaveAttribute('aria-pressed', 'true');
  await expectSelected(format('Bold'), format('Italic'));
});
