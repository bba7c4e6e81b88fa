import type { Page } from '@playwright/test';
import { centreOf, dragWithFinger } from '../../finger.ts';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/resize'));

test('starts at 200x150 [RESIZE-01, RESIZE-06]', async ({ page }) => {
  await expectSize(page, 200, 150);
});

const drags = [
  ['follows the handle [RESIZE-04]', 60, 40, 260, 190],
  ['shrinks as well', -50, -25, 150, 125],
  ['reaches 100x100', -100, -50, 100, 100],
  ['stops at 100x100 [RESIZE-02]', -190, -140, 100, 100],
  ['reaches 500x500', 300, 350, 500, 500],
  ['stops at 500x500 [RESIZE-03]', 420, 470, 500, 500],
  ['bounds each side by itself', 400, -20, 500, 130],
] as const;

for (const [title, dx, dy, width, height] of drags) {
  test(title, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await drag(page, dx, dy);
    await expectSize(page, width, height);
  });
}

test('resizes again when the handle returns from beyond the bounds', smoke, async ({ page }) => {
  await drag(page, -150, -120);
  await expectSize(page, 100, 100);
  await drag(page, 80, 10);
  await expectSize(page, 180, 110);
});

const arrows = [
  ['ArrowRight', 210, 150],
  ['ArrowLeft', 190, 150],
  ['ArrowDown', 200, 160],
  ['ArrowUp', 200, 140],
] as const;

for (const [key, width, height] of arrows) {
  test(`moves the handle by 10 pixels with ${key} [RESIZE-05]`, async ({ page }) => {
    await page.getByRole('button', { name: 'Resize the box' }).press(key);
    await expectSize(page, width, height);
  });
}

test('counts every key event that one script dispatches', async ({ page }) => {
  await page.getByRole('button', { name: 'Resize the box' }).evaluate((handle) => {
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
      handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await expectSize(page, 220, 170);
});

test('follows a dispatched pointer until it is released', async ({ page }) => {
  await page.getByRole('button', { name: 'Resize the box' }).evaluate((handle) => {
    const events = [
      ['pointerdown', handle, 300, 300],
      ['pointermove', document.body, 330, 340],
      ['pointerup', document.body, 330, 340],
      ['pointermove', document.body, 400, 400],
    ] as const;
    for (const [type, target, clientX, clientY] of events) {
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }));
    }
  });
  await expectSize(page, 230, 190);
  await expect(page.getByRole('button', { name: 'Resize the box' })).toHaveAttribute(
    'data-state',
    'idle',
  );
});

test('the page fits into 320 pixels with the largest box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await drag(page, 400, 400);
  await expectSize(page, 500, 500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('follows the finger [RESIZE-04]', async ({ page }) => {
    const from = await centreOf(page.getByRole('button', { name: 'Resize the box' }));
    await dragWithFinger(page, from, { x: from.x - 40, y: from.y + 60 });
    await expectSize(page, 160, 210);
  });
});

const drag = async (page: Page, dx: number, dy: number) => {
  const handle = page.getByRole('button', { name: 'Resize the box' });
  await handle.hover();
  const { x, y, width, height } = (await handle.boundingBox())!;
  const [startX, startY] = [x + width / 2, y + height / 2];
  await page.mouse.down();
  await page.mouse.move(startX + dx, startY + dy, { steps: 4 });
  await page.mouse.up();
};

const expectSize = async (page: Page, width: number, height: number) => {
  await expect(page.getByRole('status', { name: 'Size' })).toHaveText(`${width}x${height}`);
  const box = await page.getByRole('region', { name: 'Box', exact: true }).boundingBox();
  expect(box).toMatchObject({ width, height });
};
