import { openAtRest } from '../../at-rest.ts';
import { expect, smoke, test } from '../../test.ts';

test.describe('with the clock in hand', () => {
  test.beforeEach(({ page }) => openAtRest(page, '/webelements/progress-bar'));

  test('grows by 1 % every 20 milliseconds [PROGRESS-01, PROGRESS-05]', async ({ page }) => {
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(20);
    await expect(page.getByRole('status', { name: 'Percent' })).toHaveText('1%');
    await page.clock.runFor(19);
    await expect(page.getByRole('status', { name: 'Percent' })).toHaveText('1%');
    await page.clock.runFor(1);
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 2);
  });

  test('is complete after two seconds, not before, and stays [PROGRESS-01, PROGRESS-02]', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(1980);
    await expect(page.getByRole('button', { name: 'Stop' })).toBeEnabled();
    await page.clock.runFor(20);
    await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
    await page.clock.runFor(3000);
    await expect(page.getByRole('status', { name: 'Percent' })).toHaveText('100%');
  });

  test('stops where it is and goes on from there [PROGRESS-04]', async ({ page }) => {
    const percent = page.getByRole('status', { name: 'Percent' });
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(600);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.clock.runFor(600);
    await expect(percent).toHaveText('30%');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(200);
    await expect(percent).toHaveText('40%');
  });

  test('waits at 0 % until Start, and after Reset [PROGRESS-03]', async ({ page }) => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 0);
    await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(600);
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.clock.runFor(600);
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 0);
    await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
  });
});

test('can be run a second time', smoke, async ({ page }) => {
  await page.goto('/webelements/progress-bar?speed=10');
  for (let run = 1; run <= 2; run++) {
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
  }
});

test('starts at 0 % when the visitor returns to the page', async ({ page }) => {
  await page.goto('/webelements');
  await page.getByText('Widgets', { exact: true }).click();
  await page.getByTestId('choose-progress-bar').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('choose-menu').click();
  await page.getByTestId('choose-progress-bar').click();
  await expect(page.getByRole('status', { name: 'Percent' })).toHaveText('0%');
});
