import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

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

/** Clicks where Covered is, as a mouse does. */
const hitCovered = async (page: Page) => {
  const covered = page.getByTestId('action-covered');
  await covered.scrollIntoViewIfNeeded();
  const { x, y } = (await covered.boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
};

test(
  'takes six conditions away and gives them back [ACTION-02]',
  { tag: '@smoke' },
  async ({ page }) => {
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
  },
);

test('the mouse of a user solves it, without a click on the cover', async ({ page }) => {
  await open(page, 'delay=0.6');
  await start(page);
  for (const name of ['Covered', 'Moving', 'Hidden', 'Out of view']) {
    await button(page, name).click();
  }
  await box(page).check();
  await expect(result(page, 'Verdict')).toBeEmpty();
  await field(page).fill('jab');
  await expect(result(page, 'Clicks on the cover')).toHaveText('0');
  await expect(result(page, 'Verdict')).toHaveText(
    'A user: each target was used once, when it was ready.',
  );
});

test('the keyboard alone solves it', async ({ page }) => {
  await startWithStillClock(page, 1);
  await page.clock.runFor(1000);
  await button(page, 'Start').focus();
  for (const keys of [['Enter'], ['Enter'], ['Space'], ['j', 'a', 'b'], ['Enter'], ['Enter']]) {
    await page.keyboard.press('Tab');
    for (const key of keys) await page.keyboard.press(key);
  }
  await expect(result(page, 'Verdict')).toHaveText(/^A user/);
});

test('names the event of a script, also when the target is ready', async ({ page }) => {
  await startWithStillClock(page, 1);
  await page.getByTestId('action-hidden').dispatchEvent('click');
  await expect(result(page, 'Verdict')).toHaveText(
    'A script: Hidden by a script, Hidden too early.',
  );
  await start(page);
  await page.clock.runFor(1000);
  await button(page, 'Hidden').dispatchEvent('click');
  await expect(result(page, 'Verdict')).toHaveText('A script: Hidden by a script.');
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

test('the cover counts the clicks that it takes from the button', async ({ page }) => {
  await startWithStillClock(page, 1);
  await hitCovered(page);
  await expect(result(page, 'Verdict')).toHaveText('Forced: 1 click on the cover.');
  await hitCovered(page);
  await expect(result(page, 'Clicks on the cover')).toHaveText('2');
  await expect(result(page, 'Used')).toBeEmpty();
  await expect(result(page, 'Verdict')).toHaveText('Forced: 2 clicks on the cover.');
});

test('names what was used too early and more than once', async ({ page }) => {
  await startWithStillClock(page, 1);
  await button(page, 'Moving').press('Enter');
  await expect(result(page, 'Verdict')).toHaveText('Forced: Moving too early.');
  await page.clock.runFor(1000);
  await button(page, 'Moving').press('Enter');
  await expect(result(page, 'Verdict')).toHaveText('Forced: Moving too early, Moving 2 times.');
});

test('another start forgets everything', async ({ page }) => {
  await startWithStillClock(page, 1);
  await hitCovered(page);
  await page.clock.runFor(1000);
  await box(page).check();
  await field(page).fill('jab');
  await start(page);
  await expect(box(page)).not.toBeChecked();
  await expect(field(page)).toHaveValue('');
  await expect(result(page, 'Used')).toBeEmpty();
  await expect(result(page, 'Clicks on the cover')).toHaveText('0');
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
  await open(page, 'seed=7&delay=10&targets=8');
  await start(page);
  await button(page, 'Twice').press('Enter');
  await expect(page.getByTestId('action-second-cover')).toBeVisible();
  await expect(button(page, 'Twice')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
