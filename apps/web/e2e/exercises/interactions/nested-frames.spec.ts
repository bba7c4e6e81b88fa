import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../../test.ts';

const names = ['Top', 'Left', 'Middle', 'Right', 'Bottom'];

const frame = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="${name.toLowerCase()}"]`);

test.beforeEach(({ page }) => page.goto('/webelements/nestedframepage'));

for (const name of names) {
  test(`highlights ${name} while the pointer is on it [FRAME-02]`, async ({ page }) => {
    const box = frame(page, name).getByRole('group', { name });
    const state = frame(page, name).getByRole('status', { name: `${name} is` });
    await expect(state).toHaveText('not highlighted');
    await box.hover();
    await expect(state).toHaveText('highlighted');
    await expect(box).toHaveAttribute('data-state', 'highlighted');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(state).toHaveText('not highlighted');
  });

  test(`highlights ${name} while the keyboard focus is on it [FRAME-03]`, async ({ page }) => {
    const box = frame(page, name).getByRole('group', { name });
    await expect(box).toHaveAttribute('data-state', 'idle');
    await box.press('Shift');
    await expect(box).toHaveAttribute('data-state', 'highlighted');
    await page.getByRole('link', { name: 'Home' }).focus();
    await expect(box).toHaveAttribute('data-state', 'idle');
  });
}

test('keeps a frame highlighted after a click until pointer and focus have left', async ({
  page,
}) => {
  const box = frame(page, 'Bottom').getByRole('group', { name: 'Bottom' });
  await box.click();
  await expect(box).toBeFocused();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(box).toHaveAttribute('data-state', 'highlighted');
  await box.hover();
  await box.blur();
  await expect(box).toHaveAttribute('data-state', 'highlighted');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(box).toHaveAttribute('data-state', 'idle');
});

test('highlights one frame at a time [FRAME-04]', smoke, async ({ page }) => {
  for (const name of names) {
    await frame(page, name).getByRole('group', { name }).hover();
    await expect.poll(() => highlighted(page)).toEqual([`${name} Frame`]);
  }
});

test('five frames stand beside one another, each a document with its own title [FRAME-01]', async ({
  page,
}) => {
  const siblings = page.locator('h2:text("Nested Frames Example") + div > iframe');
  const shown = () => siblings.evaluateAll((all) => all.map((one) => one.getAttribute('title')));
  await expect.poll(shown).toEqual(names.map((name) => name.toLowerCase()));
  const titles = async () => Promise.all(page.frames().map((each) => each.title()));
  await expect.poll(titles).toEqual(expect.arrayContaining(names.map((name) => `${name} Frame`)));
});

test('each frame has the font of the site', async ({ page }) => {
  for (const name of names)
    await expect
      .poll(() => frame(page, name).locator('body').evaluate(loadedFonts))
      .toEqual(['loaded']);
});

const loadedFonts = ({ ownerDocument: { fonts } }: Element) =>
  [...fonts].map(({ status }) => status);

const highlighted = async (page: Page): Promise<string[]> => {
  const found = await Promise.all(
    page.frames().map((each) => each.locator('[data-state="highlighted"] h1').allTextContents()),
  );
  return found.flat();
};
