import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/tooltip'));

test(
  'shows the tooltip while the pointer is on the button [TOOLTIP-01]',
  smoke,
  async ({ page }) => {
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(page.getByRole('status', { name: 'Tooltip' })).toHaveText('hidden');
    await page.getByRole('button', { name: 'Hover over me' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('You hovered correctly!');
    await expect(page.getByRole('status', { name: 'Tooltip' })).toHaveText('shown');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.getByRole('tooltip')).toBeHidden();
  },
);

test('the tooltip stays while the pointer is on it [TOOLTIP-04]', async ({ page }) => {
  await page.getByRole('button', { name: 'Hover over me' }).hover();
  const { x = 0, y = 0 } = (await page.getByRole('tooltip').boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 10, { steps: 20 });
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('shows the tooltip while the button has the focus [TOOLTIP-02]', async ({ page }) => {
  await page.getByRole('button', { name: 'Hover over me' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('Escape hides the tooltip, and the next hover shows it [TOOLTIP-03]', async ({ page }) => {
  await page.getByRole('button', { name: 'Hover over me' }).hover();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('button', { name: 'Hover over me' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('the tooltip is the description of its button [TOOLTIP-05]', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Hover over me' })).toHaveAccessibleDescription(
    'You hovered correctly!',
  );
});
