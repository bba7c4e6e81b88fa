import { expect, type Page, test } from '@playwright/test';

for (const delay of [0.2, 4]) {
  test(`uses every target with a delay of ${delay} seconds [ACTION-04]`, async ({ page }) => {
    await page.goto(`/labs/actionability?delay=${delay}`);
    await page.getByRole('button', { name: 'Start' }).click();
    for (const name of ['Hidden', 'Moving', 'Covered', 'Out of view']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await page.getByRole('textbox', { name: 'Read-only' }).fill('jab');
    await expect(page.getByRole('status', { name: 'Clicks on the cover' })).toHaveText('0');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

/** Starts with a delay of a second. The clock of the page stands still until the test moves it. */
const startWithStillClock = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.goto('/labs/actionability?delay=1');
  await page.clock.pauseAt(60_000);
  await page.getByRole('button', { name: 'Start' }).click();
};

test('what moves does not cover its neighbor [ACTION-01]', async ({ page }) => {
  await page.goto('/labs/actionability?delay=10');
  await page.getByRole('button', { name: 'Start' }).click();
  const onTop = await page.getByRole('checkbox', { name: 'Disabled' }).evaluate((checkbox) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      // After one duration, what moves to and fro is at the far end of its way.
      animation.currentTime = Number(animation.effect?.getTiming().duration);
    }
    checkbox.scrollIntoView({ block: 'center' });
    const { x, y } = checkbox.getBoundingClientRect();
    return document.elementFromPoint(x + 5, y + 5)?.id;
  });
  expect(onTop).toBe('action-disabled');
});

test('each click on the cover is counted and told [ACTION-03, ACTION-06]', async ({ page }) => {
  await startWithStillClock(page);
  for (const clicks of ['1 click', '2 clicks', '3 clicks']) {
    await page.getByTestId('action-cover').click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
      `Forced: ${clicks} on the cover.`,
    );
  }
  await expect(page.getByRole('status', { name: 'Used' })).toBeEmpty();
});

test('a click by script is told of each target that is ready [ACTION-05]', async ({ page }) => {
  await startWithStillClock(page);
  for (const name of ['Hidden', 'Moving', 'Covered', 'Out of view']) {
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(1000);
    await page.getByRole('button', { name, exact: true }).dispatchEvent('click');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
      `A script: ${name} by a script.`,
    );
  }
});

test('each target that is used more than once is named [ACTION-06]', async ({ page }) => {
  await startWithStillClock(page);
  await page.clock.runFor(1000);
  for (const name of ['Hidden', 'Moving', 'Moving', 'Covered', 'Covered', 'Covered']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    'Forced: Moving 2 times, Covered 3 times.',
  );
});

test('another start forgets every use and every click [ACTION-07]', async ({ page }) => {
  await startWithStillClock(page);
  await page.getByTestId('action-cover').click();
  await page.clock.runFor(1000);
  await page.getByRole('checkbox', { name: 'Disabled' }).check();
  await page.getByRole('textbox', { name: 'Read-only' }).fill('jab');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status', { name: 'Used' })).toBeEmpty();
  await expect(page.getByRole('status', { name: 'Clicks on the cover' })).toHaveText('0');
  await expect(page.getByRole('checkbox', { name: 'Disabled' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Read-only' })).toHaveValue('');
});

test('uses eight targets, two of which need more than to be ready [ACTION-08, ACTION-09]', async ({
  page,
}) => {
  await page.goto('/labs/actionability?delay=0.4&level=2');
  await page.getByRole('button', { name: 'Start' }).click();
  for (const name of ['Twice', 'Hidden', 'Moving', 'Covered', 'Out of view']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('checkbox', { name: 'Disabled' }).check();
  await page.getByRole('textbox', { name: 'Read-only' }).fill('jab');
  const field = page.getByRole('textbox', { name: 'Half covered' });
  await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await field.fill('jab');
  await expect(page.getByRole('status', { name: 'Verdict' })).toBeEmpty();
  await page.getByRole('button', { name: 'Twice' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

test('a click on the cover of Twice is counted [ACTION-08]', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/labs/actionability?delay=1&level=2');
  await page.clock.pauseAt(60_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Twice' }).dblclick();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    'Forced: 1 click on the cover.',
  );
  await page.clock.runFor(1000);
  await expect(page.getByTestId('action-second-cover')).toBeHidden();
});

test('typing into a field that is half below the bar is too early [ACTION-09]', async ({
  page,
}) => {
  await page.goto('/labs/actionability?level=2');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('textbox', { name: 'Half covered' }).fill('jab');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    'Forced: Half covered too early.',
  );
});
