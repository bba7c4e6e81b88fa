import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../test.ts';

const frame = (within: Page | FrameLocator, name: string) =>
  within.frameLocator(`iframe[name="frame-${name}"]`);

const frames = [
  ['Top', (page: Page) => frame(page, 'top')],
  ['Left', (page: Page) => frame(frame(page, 'top'), 'left')],
  ['Middle', (page: Page) => frame(frame(page, 'top'), 'middle')],
  ['Right', (page: Page) => frame(frame(page, 'top'), 'right')],
  ['Bottom', (page: Page) => frame(page, 'bottom')],
] as const;

test.beforeEach(({ page }) => page.goto('/webelements/nestedframepage'));

for (const [name, find] of frames) {
  test(`highlights ${name} while the pointer is on it [FRAME-02]`, async ({ page }) => {
    const box = find(page).getByRole('group', { name });
    const state = find(page).getByRole('status', { name: `${name} is` });
    await expect(state).toHaveText('not highlighted');
    await box.hover();
    await expect(state).toHaveText('highlighted');
    await expect(box).toHaveAttribute('data-state', 'highlighted');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(state).toHaveText('not highlighted');
  });

  test(`highlights ${name} while the keyboard focus is on it [FRAME-03]`, async ({ page }) => {
    const box = find(page).getByRole('group', { name });
    await expect(box).toHaveAttribute('data-state', 'idle');
    await box.press('Shift');
    await expect(box).toHaveAttribute('data-state', 'highlighted');
    await page.getByRole('link', { name: 'Home' }).focus();
    await expect(box).toHaveAttribute('data-state', 'idle');
  });
}

for (const [name, find] of frames) {
  test(`keeps ${name} highlighted after a click when the pointer leaves`, async ({ page }) => {
    const box = find(page).getByRole('group', { name });
    await box.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('data-state', 'highlighted');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(box).toHaveAttribute('data-state', 'highlighted');
    await box.blur();
    await expect(box).toHaveAttribute('data-state', 'idle');
  });
}

test('keeps a frame highlighted when only the focus leaves', async ({ page }) => {
  const box = frame(page, 'bottom').getByRole('group', { name: 'Bottom' });
  await box.click();
  await box.blur();
  await expect(box).toHaveAttribute('data-state', 'highlighted');
});

test('highlights one frame at a time [FRAME-04]', { tag: '@smoke' }, async ({ page }) => {
  for (const [name, find] of frames) {
    await find(page).getByRole('group', { name }).hover();
    await expect.poll(() => highlighted(page)).toEqual([name]);
  }
});

test('each frame is a document with its own title [FRAME-01]', async ({ page }) => {
  const titles = async () => Promise.all(page.frames().map((each) => each.title()));
  await expect.poll(titles).toEqual(expect.arrayContaining(frames.map(([name]) => name)));
});

test('each frame has the font of the site', async ({ page }) => {
  for (const [, find] of frames)
    await expect.poll(() => find(page).locator('body').evaluate(loadedFonts)).toEqual(['loaded']);
});

const loadedFonts = ({ ownerDocument: { fonts } }: Element) =>
  [...fonts].map(({ status }) => status);

const highlighted = async (page: Page): Promise<string[]> => {
  const names = await Promise.all(
    page.frames().map((each) => each.locator('[data-state="highlighted"] h1').allTextContents()),
  );
  return names.flat();
};
