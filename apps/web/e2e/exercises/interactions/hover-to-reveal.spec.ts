import { openAtRest } from '../../at-rest.ts';
import { expect, smoke, test } from '../../test.ts';

const path = '/webelements/hovertoclickbutton';
const atSpeed20 = `${path}?speed=20`;

test('enables the button at 20 seconds and not before [HOVER-01]', smoke, async ({ page }) => {
  await openAtRest(page, path);
  const button = page.getByRole('button', { name: 'Click Me' });
  await page.clock.runFor(60_000);
  await expect(button).toBeDisabled();
  await page.getByRole('region', { name: 'Hover over this text' }).hover();
  await page.clock.runFor(19_999);
  await expect(button).toBeDisabled();
  await page.clock.runFor(1);
  await expect(button).toBeEnabled();
});

test('shows Success! for 3 seconds after the last click [HOVER-04]', async ({ page }) => {
  await openAtRest(page, path);
  const result = page.getByRole('status', { name: 'Result' });
  await page.getByRole('region', { name: 'Hover over this text' }).hover();
  await page.clock.fastForward(20_000);
  await page.getByRole('button', { name: 'Click Me' }).click();
  await page.clock.fastForward(2_000);
  await page.getByRole('button', { name: 'Click Me' }).click();
  await page.clock.fastForward(2_000);
  await expect(result).toHaveText('Success!');
  await page.clock.fastForward(1_000);
  await expect(result).toBeEmpty();
});

test('disables the button when the pointer leaves, clicked or not [HOVER-03]', async ({ page }) => {
  await page.goto(atSpeed20);
  const button = page.getByRole('button', { name: 'Click Me' });
  for (const click of [false, true]) {
    await page.getByRole('region', { name: 'Hover over this text' }).hover();
    await expect(button).toBeEnabled();
    if (click) await button.click();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(button).toBeDisabled();
  }
});

test('restarts the 20 seconds after a break [HOVER-02]', async ({ page }) => {
  await openAtRest(page, path);
  const text = page.getByRole('region', { name: 'Hover over this text' });
  await text.hover();
  await page.clock.fastForward(15_000);
  await page.getByRole('heading', { level: 1 }).hover();
  await text.hover();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('button', { name: 'Click Me' })).toBeDisabled();
});

test('keeps the button enabled while the pointer moves from the text to it', async ({ page }) => {
  await page.goto(atSpeed20);
  const button = page.getByRole('button', { name: 'Click Me' });
  await page.getByRole('region', { name: 'Hover over this text' }).hover();
  await expect(button).toBeEnabled();
  await button.hover();
  await expect(button).toBeEnabled();
});

test('counts keyboard focus as hovering [HOVER-05]', async ({ page }) => {
  await page.goto(atSpeed20);
  const button = page.getByRole('button', { name: 'Click Me' });
  await expect(button).toBeDisabled();
  await page.getByRole('link', { name: 'Exercise list' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Success!');
  await page.keyboard.press('Tab');
  await expect(button).toBeDisabled();
});
