import { openAtRest } from '../../at-rest.ts';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => openAtRest(page, '/webelements/radiobuttonpage'));

test('starts with no choice and no message [RADIO-01]', async ({ page }) => {
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Message' })).toBeEmpty();
});

for (const choice of ['Radio 1', 'Radio 2']) {
  test(`shows that ${choice} is selected [RADIO-02]`, async ({ page }) => {
    await page.getByRole('radio', { name: choice }).check();
    await expect(page.getByRole('status', { name: 'Message' })).toHaveText(
      `You selected: ${choice}`,
    );
  });
}

test('keeps one choice at a time [RADIO-05]', smoke, async ({ page }) => {
  await page.getByRole('radio', { name: 'Radio 1' }).check();
  await page.getByRole('radio', { name: 'Radio 2' }).check();
  await expect(page.getByRole('radio', { name: 'Radio 1' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Radio 2' })).toBeChecked();
});

test('removes the message after 3 seconds and keeps the choice [RADIO-03]', async ({ page }) => {
  const message = page.getByRole('status', { name: 'Message' });
  await page.getByRole('radio', { name: 'Radio 2' }).check();
  await page.clock.runFor(2999);
  await expect(message).toHaveText('You selected: Radio 2');
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();
  await expect(page.getByRole('radio', { name: 'Radio 2' })).toBeChecked();
});

test('restarts the 3 seconds with another choice [RADIO-04]', async ({ page }) => {
  const message = page.getByRole('status', { name: 'Message' });
  await page.getByRole('radio', { name: 'Radio 1' }).check();
  await page.clock.runFor(2000);
  await page.getByRole('radio', { name: 'Radio 2' }).check();
  await page.clock.runFor(2999);
  await expect(message).toHaveText('You selected: Radio 2');
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();
});

for (const [speed, shownMs] of [
  [2, 1500],
  [20, 1000],
] as const) {
  test(`shows the message for ${shownMs} ms at speed ${speed} [SET-01, SET-02]`, async ({
    page,
  }) => {
    await page.goto(`/webelements/radiobuttonpage?speed=${speed}`);
    const message = page.getByRole('status', { name: 'Message' });
    await page.getByRole('radio', { name: 'Radio 2' }).check();
    await page.clock.runFor(shownMs - 1);
    await expect(message).toHaveText('You selected: Radio 2');
    await page.clock.runFor(1);
    await expect(message).toBeEmpty();
  });
}

test('moves the choice with the arrow keys', async ({ page }) => {
  await page.getByRole('radio', { name: 'Radio 1' }).check();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Radio 2' })).toBeChecked();
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText('You selected: Radio 2');
});
