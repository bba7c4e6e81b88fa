import { openAtRest } from '../../at-rest.ts';
import { expect, test } from '../../test.ts';

test.beforeEach(({ page }) => openAtRest(page, '/webelements/SelectBoxPage'));

test('starts with a hint that cannot be chosen, and no message [SELECT-01]', async ({ page }) => {
  await expect(page.getByLabel('Corner')).toHaveValue('');
  await expect(page.getByRole('option', { name: 'Choose a corner' })).toBeDisabled();
  await expect(page.getByRole('status', { name: 'Message' })).toBeEmpty();
});

test('offers three corners [SELECT-01]', async ({ page }) => {
  await expect(page.getByRole('option', { disabled: false })).toHaveText([
    'Red corner',
    'Blue corner',
    'Neutral corner',
  ]);
});

for (const [how, option] of [
  ['text', { label: 'Blue corner' }],
  ['value', { value: 'blue' }],
  ['position', { index: 2 }],
] as const) {
  test(`shows the option that is chosen by its ${how} [SELECT-02]`, async ({ page }) => {
    await page.getByLabel('Corner').selectOption(option);
    await expect(page.getByRole('status', { name: 'Message' })).toHaveText(
      'You selected: Blue corner',
    );
  });
}

test('removes the message after 3 seconds and keeps the choice [SELECT-03]', async ({ page }) => {
  const message = page.getByRole('status', { name: 'Message' });
  await page.getByLabel('Corner').selectOption('Red corner');
  await page.clock.runFor(2999);
  await expect(message).toHaveText('You selected: Red corner');
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();
  await expect(page.getByLabel('Corner')).toHaveValue('red');
});

test('restarts the 3 seconds with another choice [SELECT-04]', async ({ page }) => {
  const message = page.getByRole('status', { name: 'Message' });
  await page.getByLabel('Corner').selectOption('Red corner');
  await page.clock.runFor(2000);
  await page.getByLabel('Corner').selectOption('Neutral corner');
  await page.clock.runFor(2999);
  await expect(message).toHaveText('You selected: Neutral corner');
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();
});

test('chooses an option with the keyboard', { tag: '@smoke' }, async ({ page }) => {
  await page.getByLabel('Corner').focus();
  await page.keyboard.press('B');
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText(
    'You selected: Blue corner',
  );
});
