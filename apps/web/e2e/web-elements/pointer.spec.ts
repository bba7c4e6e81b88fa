import { expect, smoke, test } from '../test.ts';

test.beforeEach(({ page }) => page.goto('/web-elements'));

for (const [x, y] of [
  [40, 30],
  [120, 90],
] as const) {
  test(`records a drop at ${x}, ${y} relative to the zone [DEMO-01]`, async ({ page }) => {
    const zone = page.getByRole('region', { name: 'Drop zone' });
    await expect(page.getByRole('status', { name: 'Dropped at' })).toBeEmpty();
    await page.getByRole('button', { name: 'Drag me' }).dragTo(zone, { targetPosition: { x, y } });
    await expect(page.getByRole('status', { name: 'Dropped at' })).toHaveText(`X: ${x}, Y: ${y}`);
  });
}

test('records nothing when the item is dropped outside [DEMO-02]', async ({ page }) => {
  const item = page.getByRole('button', { name: 'Drag me' });
  await item.dragTo(page.getByRole('heading', { name: 'Drag and Drop' }));
  await expect(item).toHaveAttribute('data-state', 'idle');
  await expect(page.getByRole('status', { name: 'Dropped at' })).toBeEmpty();
});

test('records a position for a drop by keyboard', async ({ page }) => {
  await page.getByRole('button', { name: 'Drag me' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Dropped at' })).toHaveText(/^X: \d+, Y: \d+$/);
});

test('keeps the box changed when only the focus leaves', async ({ page }) => {
  const box = page.getByRole('group', { name: 'Hover box' });
  await box.click();
  await expect(box).toBeFocused();
  await box.blur();
  await expect(page.getByRole('status', { name: 'Hover' })).toHaveText('Hovered');
});

test('changes the box while the pointer is on it [DEMO-03]', smoke, async ({ page }) => {
  const box = page.getByRole('group', { name: 'Hover box' });
  const state = page.getByRole('status', { name: 'Hover' });
  const before = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(state).toHaveText('Not hovered');
  await box.hover();
  await expect(state).toHaveText('Hovered');
  await expect(box).not.toHaveCSS('background-color', before);
  await page.getByRole('heading', { name: 'Hover Effects' }).hover();
  await expect(state).toHaveText('Not hovered');
  await expect(box).toHaveCSS('background-color', before);
});
