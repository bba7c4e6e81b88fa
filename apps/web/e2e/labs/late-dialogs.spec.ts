import type { Dialog, Page } from '@playwright/test';
import { createChance } from '@sparring/practice/chance';
import { drawChain, texts } from '@sparring/practice/labs/late-dialogs/chain';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query = 'delay=0.2&seed=7') => page.goto(`/labs/late-dialogs?${query}`);
const start = (page: Page) => page.getByRole('button', { name: 'Start' }).click();
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });
const state = (page: Page) => page.getByRole('status', { name: 'State' });
const leave = (page: Page) => page.getByRole('link', { name: 'Leave the lab' }).click();

const chain = drawChain(createChance(7));
const said = texts(chain);

/** Answers each dialog of the browser, and returns what they said. */
const answer = (page: Page, how: (dialog: Dialog) => Promise<void>): readonly string[] => {
  const heard: string[] = [];
  page.on('dialog', async (dialog) => {
    heard.push(`${dialog.type()}: ${dialog.message()}`);
    await how(dialog);
  });
  return heard;
};

const rightly = (dialog: Dialog): Promise<void> => {
  if (dialog.type() === 'confirm' && !chain.asksToKeep) return dialog.dismiss();
  return dialog.accept(dialog.type() === 'prompt' ? chain.code : undefined);
};

test('shows four dialogs in order, after the delay [LATER-01]', smoke, async ({ page }) => {
  const heard = answer(page, rightly);
  await page.clock.install({ time: 0 });
  await open(page, 'delay=2&seed=7');
  await page.clock.pauseAt(60_000);
  await start(page);
  await page.clock.runFor(1900);
  expect(heard).toEqual([]);
  await page.clock.runFor(200);
  await expect(page.getByRole('dialog')).toContainText(said.dialog);
  expect(heard).toEqual([
    `alert: ${said.alert}`,
    `confirm: ${said.confirm}`,
    `prompt: ${said.prompt}`,
  ]);
});

test('another start takes the verdict away, and can be answered again', async ({ page }) => {
  answer(page, rightly);
  await open(page);
  for (const _ of [1, 2]) {
    await start(page);
    await expect(verdict(page)).toBeEmpty();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: chain.named === chain.code ? 'Yes' : 'No' })
      .click();
    await expect(verdict(page)).toHaveText('Solved: each dialog was answered by its text.');
  }
});

test('names what was answered without reading', async ({ page }) => {
  answer(page, (dialog) => dialog.dismiss());
  await open(page);
  await start(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verdict(page)).toHaveText(
    /^Not read: .*the prompt was dismissed, the dialog of the page was closed by Escape\.$/,
  );
});

test('Escape closes the dialog of the page, and gives the focus back [LATER-03]', async ({
  page,
}) => {
  answer(page, rightly);
  await open(page);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
});

test('asks nothing about a note that is again what was saved, or empty', async ({ page }) => {
  const heard = answer(page, (dialog) => dialog.dismiss());
  await open(page);
  await note(page).fill('jab');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(state(page)).toHaveText('Saved: jab');
  await note(page).fill('jab, hook');
  await expect(state(page)).toHaveText('Not saved');
  await note(page).fill('jab');
  await leave(page);
  await expect(page).toHaveURL('/labs');
  await open(page);
  await note(page).fill('jab');
  await note(page).clear();
  await leave(page);
  await expect(page).toHaveURL('/labs');
  expect(heard).toEqual([]);
});

saysTheSame('late-dialogs', async (page) => {
  page.on('dialog', (dialog) => dialog.dismiss());
  await press(page, 'Start');
  await press(page, 'No');
});
