import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { pressing, saysTheSame } from './test-same-verdict.ts';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const newsletter = (page: Page) => page.getByRole('checkbox', { name: 'Newsletter' });
const rounds = (page: Page) => page.getByRole('slider', { name: 'Rounds' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const usedBy = (page: Page, control: string) =>
  page.getByRole('status', { name: `${control} used by` });

test.beforeEach(({ page }) => page.goto('/labs/trusted-events'));

test(
  'tells typing key by key, also of Backspace, from text that is inserted at once',
  smoke,
  async ({ page }) => {
    await name(page).pressSequentially('Ada');
    await expect(usedBy(page, 'Name')).toHaveText('a user, key by key');
    await name(page).press('Backspace');
    await expect(usedBy(page, 'Name')).toHaveText('a user, key by key');
    await name(page).fill('Ada');
    await expect(usedBy(page, 'Name')).toHaveText('a user, at once');
  },
);

for (const type of ['input', 'change']) {
  test(`a value with a dispatched ${type} is by a script, for good`, async ({ page }) => {
    await name(page).evaluate((field: HTMLInputElement, event) => {
      field.value = 'Ada';
      field.dispatchEvent(new Event(event, { bubbles: true }));
    }, type);
    await expect(usedBy(page, 'Name')).toHaveText('a script');
    await name(page).pressSequentially('!');
    await expect(name(page)).toHaveValue(/!/);
    await expect(usedBy(page, 'Name')).toHaveText('a script');
  });
}

test('a press on the label of Newsletter is by a user', async ({ page }) => {
  await page.getByText('Newsletter', { exact: true }).click();
  await expect(newsletter(page)).toBeChecked();
  await expect(usedBy(page, 'Newsletter')).toHaveText('a user');
});

test('a click by a script on the label is told, although the change is trusted', async ({
  page,
}) => {
  await newsletter(page).evaluate((box: HTMLInputElement) => box.labels?.[0]?.click());
  await expect(newsletter(page)).toBeChecked();
  await expect(usedBy(page, 'Newsletter')).toHaveText('a script');
});

test('a slider moved by keys is by a user, one that is set is not [TRUSTED-03]', async ({
  page,
}) => {
  await rounds(page).press('ArrowRight');
  await expect(usedBy(page, 'Rounds')).toHaveText('a user');
  await rounds(page).fill('8');
  await expect(usedBy(page, 'Rounds')).toHaveText('a script');
});

test('is not solved by a value that a script sets without an event before one key', async ({
  page,
}) => {
  await name(page).evaluate((field: HTMLInputElement) => (field.value = 'Ad'));
  await name(page).press('End');
  await page.keyboard.type('a');
  await expect(name(page)).toHaveValue('Ada');
  await expect(usedBy(page, 'Name')).toHaveText('a script');
});

test('is not solved by text that a script inserts with execCommand', async ({ page }) => {
  await name(page).focus();
  await page.evaluate(() => document.execCommand('insertText', false, 'Ada'));
  await expect(name(page)).toHaveValue('Ada');
  await expect(usedBy(page, 'Name')).toHaveText('a script');
});

test('is not solved by a slider and a box that a script changes before a user does', async ({
  page,
}) => {
  await rounds(page).evaluate((slider: HTMLInputElement) => (slider.value = '7'));
  await rounds(page).press('ArrowRight');
  await expect(usedBy(page, 'Rounds')).toHaveText('a script');
  await newsletter(page).evaluate((box: HTMLInputElement) => (box.checked = true));
  await newsletter(page).click();
  await expect(newsletter(page)).not.toBeChecked();
  await expect(usedBy(page, 'Newsletter')).toHaveText('a script');
});

test('a user with a keyboard alone solves the lab', async ({ page }) => {
  await name(page).pressSequentially('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Solved: all four were used by hand.');
});

test('the verdict names what was silent, then what a script has used', async ({ page }) => {
  await name(page).fill('Ada');
  await send(page).click();
  await expect(verdict(page)).toHaveText('The page has heard nothing from Newsletter, Rounds.');
  await newsletter(page).check();
  await rounds(page).fill('8');
  await send(page).click();
  await expect(verdict(page)).toHaveText('A script: it has used Rounds.');
});

saysTheSame('trusted-events', pressing('Send'));
