import type { Dialog, Page } from '@playwright/test';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/alertpage'));

const said = (page: Page) => page.getByRole('status', { name: 'Answer' });

/** The page is blocked until its dialog is closed. */
const press = async (page: Page, name: string, how: (dialog: Dialog) => Promise<void>) => {
  const opened = page.waitForEvent('dialog').then(async (dialog) => {
    await how(dialog);
    return dialog;
  });
  await page.getByRole('button', { name }).click();
  return opened;
};

test('shows an alert of the browser [ALERT-01]', smoke, async ({ page }) => {
  const dialog = await press(page, 'Show Alert', (shown) => shown.accept());
  expect(dialog.type()).toBe('alert');
  await expect(said(page)).toHaveText('The alert was closed');
});

test('shows whether the confirmation was accepted [ALERT-02]', async ({ page }) => {
  const dialog = await press(page, 'Show Confirm', (shown) => shown.accept());
  expect([dialog.type(), dialog.message()]).toEqual(['confirm', 'Do you confirm this action?']);
  await expect(said(page)).toHaveText('User confirmed: true');
  await press(page, 'Show Confirm', (shown) => shown.dismiss());
  await expect(said(page)).toHaveText('User confirmed: false');
});

test('shows the text typed into the prompt as it was typed [ALERT-03]', async ({ page }) => {
  const dialog = await press(page, 'Show Prompt', (shown) => shown.accept('<b>hook</b>'));
  expect([dialog.type(), dialog.message()]).toEqual(['prompt', 'Please enter some text:']);
  await expect(said(page)).toHaveText('User input: <b>hook</b>');
});

test('tells a cancelled prompt from an empty one [ALERT-04]', async ({ page }) => {
  const dialog = await press(page, 'Show Prompt', (shown) => shown.accept(''));
  expect(dialog.defaultValue()).toBe('');
  await expect(said(page)).toHaveText('User input:');
  await press(page, 'Show Prompt', (shown) => shown.dismiss());
  await expect(said(page)).toHaveText('The prompt was cancelled');
});

test('an alert repeats each answer, and the line holds the latest [ALERT-05, ALERT-06]', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.accept('jab');
  });
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  await expect(said(page)).toHaveText('User input: jab');
  expect([messages[1], messages[3]]).toEqual(['User confirmed: true', 'User input: jab']);
});
