import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { openAlone, press, saysTheSame, shownVerdict } from './test-same-verdict.ts';

const open = (page: Page, query: string) => page.goto(`/labs/actionability?${query}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page) => page.getByRole('checkbox', { name: 'Disabled' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Read-only' });
const result = (page: Page, name: string) => page.getByRole('status', { name });
const start = (page: Page) => button(page, 'Start').click();

/** The page's clock stands still until the test moves it. */
const startWithStillClock = async (page: Page, delay: number) => {
  await page.clock.install({ time: 0 });
  await open(page, `seed=7&delay=${delay}`);
  await page.clock.pauseAt(60_000);
  await start(page);
};

test('takes six conditions away and gives them back [ACTION-02]', smoke, async ({ page }) => {
  await startWithStillClock(page, 4);
  await page.clock.runFor(1900);
  await expect(page.getByTestId('action-hidden')).toBeHidden();
  await expect(page.locator('[data-state="moving"]')).toContainText('Moving');
  await expect(box(page)).toBeDisabled();
  await expect(field(page)).not.toBeEditable();
  await expect(page.getByTestId('action-cover')).toBeVisible();
  await expect(page.getByTestId('action-out-of-view')).not.toBeInViewport();

  await page.clock.runFor(2200);
  await expect(button(page, 'Hidden')).toBeVisible();
  await expect(page.locator('[data-state="moving"]')).toHaveCount(0);
  await expect(box(page)).toBeEnabled();
  await expect(field(page)).toBeEditable();
  await expect(page.getByTestId('action-cover')).toHaveCount(0);
  await button(page, 'Out of view').scrollIntoViewIfNeeded();
  await expect(button(page, 'Out of view')).toBeInViewport();
});

test('the keyboard alone solves it', async ({ page }) => {
  await startWithStillClock(page, 1);
  await page.clock.runFor(1000);
  await button(page, 'Start').focus();
  for (const keys of [['Enter'], ['Enter'], ['Space'], ['j', 'a', 'b'], ['Enter'], ['Enter']]) {
    await page.keyboard.press('Tab');
    for (const key of keys) await page.keyboard.press(key);
  }
  await expect(result(page, 'Verdict')).toHaveText(/^Solved/);
});

test('names an event of a script that is too early for both', async ({ page }) => {
  await startWithStillClock(page, 1);
  await page.getByTestId('action-hidden').dispatchEvent('click');
  await expect(result(page, 'Verdict')).toHaveText(
    'A script: Hidden by a script, Hidden too early.',
  );
});

const scripts = {
  'text that it inserts with execCommand': (input: HTMLInputElement) => {
    input.focus();
    document.execCommand('insertText', false, 'ja');
  },
  'a value that it sets without an event': (input: HTMLInputElement) => {
    input.value = 'ja';
  },
};

for (const [way, script] of Object.entries(scripts)) {
  test(`is not solved by a script with ${way} before the last key`, async ({ page }) => {
    await startWithStillClock(page, 1);
    await page.clock.runFor(1000);
    await field(page).evaluate(script);
    await field(page).press('End');
    await page.keyboard.type('b');
    await expect(field(page)).toHaveValue('jab');
    await expect(result(page, 'Verdict')).toHaveText('A script: Read-only by a script.');
  });
}

test('names what was used too early and more than once', async ({ page }) => {
  await startWithStillClock(page, 1);
  await button(page, 'Moving').press('Enter');
  await expect(result(page, 'Verdict')).toHaveText('Forced: Moving too early.');
  await page.clock.runFor(1000);
  await button(page, 'Moving').press('Enter');
  await expect(result(page, 'Verdict')).toHaveText('Forced: Moving too early, Moving 2 times.');
});

test('another start takes the conditions away again', async ({ page }) => {
  await startWithStillClock(page, 1);
  await page.clock.runFor(1000);
  await expect(box(page)).toBeEnabled();
  await start(page);
  await expect(box(page)).toBeDisabled();
  await expect(page.getByTestId('action-cover')).toBeVisible();
});

test('without motion Moving stands still and is ready at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startWithStillClock(page, 1);
  await button(page, 'Moving').click();
  await expect(result(page, 'Used')).toHaveText('Moving');
  await expect(result(page, 'Verdict')).toBeEmpty();
});

test('the eight targets fit into 320 pixels, and the cover leaves the focus on Twice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'seed=7&delay=10&level=2');
  await start(page);
  await button(page, 'Twice').press('Enter');
  await expect(page.getByTestId('action-second-cover')).toBeVisible();
  await expect(button(page, 'Twice')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

saysTheSame('actionability', async (page) => {
  await press(page, 'Start');
  await page.getByTestId('action-cover').click();
});

test('however often a lab is used, the API takes what its page sends [VERDICT-04]', async ({
  page,
}) => {
  const list = await openAlone(page, 'actionability');
  await press(page, 'Start');
  await page.getByTestId('action-hidden').evaluate((hidden: HTMLElement) => {
    for (let times = 0; times < 200; times += 1) hidden.click();
  });
  await expect(page.getByRole('status', { name: 'Used' })).toContainText('Hidden, Hidden');
  const text = await shownVerdict(page);
  const [verdict] = await list();
  expect(verdict).toMatchObject({ lab: 'actionability', text });
  expect(verdict.facts.uses).toHaveLength(30);
});
