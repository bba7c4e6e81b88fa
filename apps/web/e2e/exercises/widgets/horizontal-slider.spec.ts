import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/slider'));

test('starts at 0 [ROUNDS-01]', async ({ page }) => {
  await expect(page.getByRole('slider', { name: 'Rounds' })).toHaveValue('0');
  await expect(page.getByRole('status', { name: 'Value' })).toHaveText('0');
});

test('has eleven positions, reached by keys [ROUNDS-01, ROUNDS-02]', smoke, async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Rounds' });
  for (let position = 1; position <= 10; position++) {
    await slider.press(position % 2 ? 'ArrowRight' : 'ArrowUp');
    await expect(page.getByRole('status', { name: 'Value' })).toHaveText(String(position / 2));
  }
});

test('stays at 0 and at 5 when the key is pressed again [ROUNDS-03]', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Rounds' });
  await slider.press('ArrowLeft');
  await expect(page.getByRole('status', { name: 'Value' })).toHaveText('0');
  await slider.press('End');
  await slider.press('ArrowRight');
  await expect(page.getByRole('status', { name: 'Value' })).toHaveText('5');
});

test('the mouse moves the slider to the nearest step', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Rounds' });
  const { width = 0 } = (await slider.boundingBox()) ?? {};
  await slider.click({ position: { x: width / 2 + 3, y: 8 } });
  await expect(page.getByRole('status', { name: 'Value' })).toHaveText('2.5');
});
