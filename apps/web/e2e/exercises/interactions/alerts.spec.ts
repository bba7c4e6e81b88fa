import type { Dialog, Page } from '@playwright/test';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/alertpage'));

test('shows an alert of the browser [ALERT-01]', smoke, async ({ page }) => {
  const dialog = answer(page, (shown) => shown.accept());
  await page.getByRole('button', { name: 'Show Alert' }).click();
  expect((await dialog).type()).toBe('alert');
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('The alert was closed');
});

test('shows true when the confirmation is accepted [ALERT-02]', async ({ page }) => {
  const dialog = answer(page, (shown) => shown.accept());
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  expect((await dialog).message()).toBe('Do you confirm this action?');
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('User confirmed: true');
});

test('shows false when the confirmation is dismissed [ALERT-02]', async ({ page }) => {
  const dialog = answer(page, (shown) => shown.dismiss());
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  expect((await dialog).type()).toBe('confirm');
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('User confirmed: false');
});

test('shows the text typed into the prompt [ALERT-03]', async ({ page }) => {
  const dialog = answer(page, (shown) => shown.accept('left hook'));
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  expect((await dialog).message()).toBe('Please enter some text:');
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('User input: left hook');
});

test('shows an empty input when the prompt is accepted without text [ALERT-04]', async ({
  page,
}) => {
  const dialog = answer(page, (shown) => shown.accept(''));
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  expect((await dialog).defaultValue()).toBe('');
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('User input:');
});

test('shows different outcomes for a cancelled and an empty prompt [ALERT-04]', async ({
  page,
}) => {
  const dialog = answer(page, (shown) => shown.dismiss());
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  expect((await dialog).type()).toBe('prompt');
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('The prompt was cancelled');
});

test('shows text that looks like HTML as text [ALERT-03]', async ({ page }) => {
  const dialog = answer(page, (shown) => shown.accept('<b>hook</b>'));
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  await dialog;
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('User input: <b>hook</b>');
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
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('User input: jab');
  expect([messages[1], messages[3]]).toEqual(['User confirmed: true', 'User input: jab']);
});

/** Must be called before the click, because the page is blocked until the dialog is closed. */
const answer = async (page: Page, how: (dialog: Dialog) => Promise<void>): Promise<Dialog> => {
  const dialog = await page.waitForEvent('dialog');
  await how(dialog);
  return dialog;
};
