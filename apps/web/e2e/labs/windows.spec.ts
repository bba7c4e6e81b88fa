import type { Page } from '@playwright/test';
import { codeOf, drawOrder, drawWanted, receiptOf } from '@sparring/practice/labs/windows/desks';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const house = { workspace: 'has-windows', seed: 7 };
const order = drawOrder(7);
const wanted = drawWanted(7);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => (window.print = () => {}));
  await page.goto('/labs/windows?seed=7&workspace=has-windows');
});

const openWindow = async (page: Page) => {
  const opened = page.waitForEvent('popup');
  await button(page, 'Open a window').press('Enter');
  return opened;
};

test(
  'the keyboard alone gets the message, books and prints [WINDOW-01, WINDOW-07]',
  smoke,
  async ({ page }) => {
    await expect(status(page, 'Wanted')).toHaveText(wanted);
    for (const desk of order) {
      const opened = await openWindow(page);
      await expect(opened).toHaveTitle(`${desk} desk`);
      await expect(status(opened, 'Code')).toHaveText(codeOf(house, desk));
      if (desk === wanted) await button(opened, 'Send').press('Enter');
    }
    await expect(status(page, 'Message')).toHaveText(`${wanted}: ${codeOf(house, wanted)}`);
    await button(page, 'Book').press('Enter');
    await button(page, 'Conditions').press('Enter');
    await button(page, 'Accept').press('Enter');
    await button(page, 'OK').press('Enter');
    await button(page, 'Print').press('Enter');
    await page.getByRole('textbox', { name: 'Receipt number' }).fill(receiptOf(house));
    await button(page, 'Check').press('Enter');
    await expect(status(page, 'Verdict')).toHaveText(
      `Solved: ${wanted} has sent its code, and the booking is printed.`,
    );
  },
);

test('a fourth press opens nothing, and a window closes itself after Send', async ({ page }) => {
  const windows = [await openWindow(page), await openWindow(page), await openWindow(page)];
  const [first] = windows;
  const closed = first?.waitForEvent('close');
  await button(first ?? page, 'Send').click();
  await closed;
  await page.evaluate(() => {
    window.open = () => {
      document.title = 'Opened';
      return null;
    };
  });
  await button(page, 'Open a window').click();
  await expect(page).not.toHaveTitle('Opened');
  await expect(status(page, 'Message')).toHaveText(/^\w+: \d{4}$/);
  expect(page.context().pages()).toHaveLength(3);
});

test('a message of the page itself is not heard [WINDOW-03]', async ({ page }) => {
  const opened = await openWindow(page);
  await page.evaluate(() => window.postMessage({ kind: 'sent', code: '1', trusted: true }, '*'));
  await button(opened, 'Send').click();
  await expect(status(page, 'Message')).toHaveText(`${order[0]}: ${codeOf(house, order[0]!)}`);
});

test('Escape, Decline and Accept close the upper dialog alone, and the focus goes back twice [WINDOW-04, WINDOW-05]', async ({
  page,
}) => {
  const conditions = button(page, 'Conditions');
  await button(page, 'Book').click();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => button(page, 'Decline').click(),
    () => button(page, 'Accept').click(),
  ]) {
    await conditions.click();
    await expect(dialog(page, 'Conditions')).toBeVisible();
    await close();
    await expect(dialog(page, 'Conditions')).toBeHidden();
    await expect(dialog(page, 'Booking')).toBeVisible();
    await expect(conditions).toBeFocused();
  }
  await button(page, 'OK').click();
  await expect(button(page, 'Book')).toBeFocused();
  await expect(status(page, 'Booking')).toHaveText('Confirmed with the conditions');
  await button(page, 'Book').click();
  await button(page, 'OK').click();
  await expect(status(page, 'Booking')).toHaveText('Confirmed without the conditions');
  await button(page, 'Book').click();
  await page.keyboard.press('Escape');
  await expect(status(page, 'Booking')).toHaveText('Not confirmed');
});

test('paper alone shows the number of the receipt [WINDOW-06]', async ({ page }) => {
  const receipt = page.getByTestId('windows-receipt');
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(receipt).toHaveText(receiptOf(house));
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => (window.print = () => (document.title = 'Printed')));
  await button(page, 'Print').click();
  await expect(page).toHaveTitle('Printed');
});

test('a dialog that a script has closed was used by a script [WINDOW-07]', async ({ page }) => {
  await button(page, 'Book').click();
  await page.getByTestId('windows-booking').evaluate((box: HTMLDialogElement) => box.close('OK'));
  await expect(status(page, 'Booking')).toHaveText('Confirmed without the conditions');
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText('A script: it has used the page or a window.');
});

test('the verdict names the other desk and what is missing, or a script', async ({ page }) => {
  const opened = await openWindow(page);
  await button(opened, 'Send').click();
  await expect(status(page, 'Message')).not.toBeEmpty();
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText(
    `Not done: ${order[0]} has sent a message; ${wanted} has sent no message; the conditions are not accepted; the booking is not confirmed; the page was printed 0 times; the receipt has not the number “”.`,
  );
  const other = await openWindow(page);
  await button(other, 'Send').dispatchEvent('click');
  await expect(status(page, 'Message')).toHaveText(/, /);
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText('A script: it has used the page or a window.');
});

saysTheSame('windows');
