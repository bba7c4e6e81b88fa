import { expect, smoke, test } from '../../test.ts';
import { centreOf, dragWithFinger } from '../../finger.ts';

test.beforeEach(({ page }) => page.goto('/webelements/dragdrop'));

test('shows a smiley when the item is dropped on the zone [DRAG-01]', smoke, async ({ page }) => {
  await expect(page.getByRole('img', { name: 'Smiley' })).toBeHidden();
  await expect(page.getByRole('status', { name: 'Result' })).toBeEmpty();
  await page
    .getByRole('button', { name: 'Drag me' })
    .dragTo(page.getByRole('region', { name: 'Drop zone' }));
  await expect(page.getByRole('img', { name: 'Smiley' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Successfully dropped!');
});

test('clears the result with Reset, and works again [DRAG-03]', async ({ page }) => {
  const zone = page.getByRole('region', { name: 'Drop zone' });
  await page.getByRole('button', { name: 'Drag me' }).dragTo(zone);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('img', { name: 'Smiley' })).toBeHidden();
  await expect(page.getByRole('status', { name: 'Result' })).toBeEmpty();
  await page.getByRole('button', { name: 'Drag me' }).dragTo(zone);
  await expect(page.getByRole('img', { name: 'Smiley' })).toBeVisible();
});

test('does nothing when the item is dropped elsewhere [DRAG-02]', async ({ page }) => {
  await page
    .getByRole('button', { name: 'Drag me' })
    .dragTo(page.getByRole('heading', { level: 1 }));
  await expect(page.getByRole('button', { name: 'Drag me' })).toHaveAttribute('data-state', 'idle');
  await expect(page.getByRole('status', { name: 'Result' })).toBeEmpty();
});

test('marks the zone while the item is above it [DRAG-06]', async ({ page }) => {
  const zone = page.getByRole('region', { name: 'Drop zone' });
  await page.getByRole('button', { name: 'Drag me' }).hover();
  await page.mouse.down();
  await zone.hover();
  await zone.hover({ position: { x: 20, y: 20 } });
  await expect(zone).toHaveAttribute('data-state', 'over');
  await page.mouse.up();
  await expect(zone).toHaveAttribute('data-state', 'idle');
});

test('accepts only its own item', async ({ page }) => {
  await page.getByText('Elements on this page').selectText();
  await page
    .getByText('Elements on this page')
    .dragTo(page.getByText('Drop Here', { exact: true }));
  await expect(page.getByRole('status', { name: 'Result' })).toBeEmpty();
});

test('works without dragging: click the item, click Drop here [DRAG-04]', async ({ page }) => {
  await page.getByRole('button', { name: 'Drag me' }).click();
  await expect(page.getByRole('button', { name: 'Drag me' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Drop here' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Successfully dropped!');
  await expect(page.getByRole('button', { name: 'Drop here' })).toBeHidden();
});

for (const key of ['Enter', 'Space']) {
  test(`works with ${key} alone and returns the focus to the item`, async ({ page }) => {
    await page.getByRole('button', { name: 'Drag me' }).press(key);
    await expect(page.getByRole('button', { name: 'Drop here' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Successfully dropped!');
    await expect(page.getByRole('button', { name: 'Drag me' })).toBeFocused();
  });
}

test('Escape ends the picked-up state of the item [DRAG-04]', async ({ page }) => {
  await page.getByRole('button', { name: 'Drag me' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Drop here' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Drag me' })).toBeFocused();
  await expect(page.getByRole('status', { name: 'Result' })).toBeEmpty();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('follows the finger into the zone', async ({ page }) => {
    const to = await centreOf(page.getByRole('region', { name: 'Drop zone' }));
    await dragWithFinger(page, await centreOf(page.getByRole('button', { name: 'Drag me' })), to);
    await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Successfully dropped!');
  });

  test('the item returns to its place when the finger is lifted elsewhere [DRAG-02]', async ({
    page,
  }) => {
    const from = await centreOf(page.getByRole('button', { name: 'Drag me' }));
    await dragWithFinger(page, from, { x: from.x - 60, y: from.y - 60 });
    await expect(page.getByRole('button', { name: 'Drag me' })).toHaveAttribute(
      'data-state',
      'idle',
    );
    expect(await centreOf(page.getByRole('button', { name: 'Drag me' }))).toEqual(from);
    await expect(page.getByRole('status', { name: 'Result' })).toBeEmpty();
  });

  test('a tap picks up the item', async ({ page }) => {
    await page.getByRole('button', { name: 'Drag me' }).tap();
    await page.getByRole('button', { name: 'Drop here' }).tap();
    await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Successfully dropped!');
  });
});
