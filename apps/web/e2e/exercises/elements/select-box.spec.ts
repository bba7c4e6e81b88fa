import { openAtRest } from '../../at-rest.ts';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => openAtRest(page, '/webelements/SelectBoxPage'));

test('starts with a hint that cannot be chosen, and no message [SELECT-01]', async ({ page }) => {
  await expect(page.getByLabel('Option')).toHaveValue('');
  await expect(page.getByRole('option', { name: 'Choose an option' })).toBeDisabled();
  await expect(page.getByRole('status', { name: 'Message' })).toBeEmpty();
});

test('offers two options on its page and five beside the list of exercises [SELECT-01]', async ({
  page,
}) => {
  const options = page.getByRole('option', { disabled: false });
  await expect(options).toHaveText(['Option 1', 'Option 2']);
  await page.goto('/webelements');
  await page.getByTestId('group-elements').evaluate((group) => group.setAttribute('open', ''));
  await page.getByTestId('choose-select-box').click();
  await expect(options).toHaveText(['Apple', 'Banana', 'Carrot', 'Dragonfruit', 'Eggplant']);
});

for (const [how, option] of [
  ['text', { label: 'Option 2' }],
  ['value', { value: 'Option 2' }],
  ['position', { index: 2 }],
] as const) {
  test(`shows the option that is chosen by its ${how} [SELECT-02]`, async ({ page }) => {
    await page.getByLabel('Option').selectOption(option);
    await expect(page.getByRole('status', { name: 'Message' })).toHaveText(
      'You selected: Option 2',
    );
  });
}

test('removes the message after 3 seconds and keeps the choice [SELECT-03]', async ({ page }) => {
  const message = page.getByRole('status', { name: 'Message' });
  await page.getByLabel('Option').selectOption('Option 1');
  await page.clock.runFor(2999);
  await expect(message).toHaveText('You selected: Option 1');
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();
  await expect(page.getByLabel('Option')).toHaveValue('Option 1');
});

test('restarts the 3 seconds with another choice [SELECT-04]', async ({ page }) => {
  const message = page.getByRole('status', { name: 'Message' });
  await page.getByLabel('Option').selectOption('Option 1');
  await page.clock.runFor(2000);
  await page.getByLabel('Option').selectOption('Option 2');
  await page.clock.runFor(2999);
  await expect(message).toHaveText('You selected: Option 2');
  await page.clock.runFor(1);
  await expect(message).toBeEmpty();
});

test('chooses an option with the keyboard', smoke, async ({ page }) => {
  await page.getByLabel('Option').focus();
  await page.keyboard.type('Option 2');
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText('You selected: Option 2');
});
