import type { Page } from '@playwright/test';
import { drawBar, percentAt } from '@sparring/practice/labs/clock/bar';
import { endedInWords } from '@sparring/practice/labs/clock/judge';
import { drawTasks, inTheirOrder } from '@sparring/practice/labs/clock/tasks';
import { openAtRest } from '../at-rest.ts';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const house = { workspace: 'has-a-clock', seed: 7 };
const tasks = drawTasks(house);
const bar = drawBar(house);
const address = '/labs/clock?seed=7&workspace=has-a-clock&now=2028-02-29T23:50:00Z';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Bar' });

const openHeld = (page: Page) => page.goto(`${address}&held=1`);
const move = async (page: Page, seconds: number) => {
  const field = page.getByRole('spinbutton', { name: 'Seconds' });
  await field.fill(String(seconds));
  await field.press('Enter');
};

test('the keyboard alone is in time on a held clock [CLOCK-02]', smoke, async ({ page }) => {
  await openHeld(page);
  await button(page, 'Sign in').press('Enter');
  await move(page, 870);
  await expect(status(page, 'Moved')).toHaveText('date 870 s, timers 870 s, frames 870 s');
  await button(page, 'Stay signed in').press('Enter');
  await move(page, 900);
  await expect(status(page, 'Session')).toHaveText('Signed out at 00:19:30');
  await button(page, 'Start the tasks').press('Enter');
  await move(page, 100);
  await expect(status(page, 'Ended')).toHaveText(endedInWords(inTheirOrder(tasks)));
  await button(page, 'Start the bar').press('Enter');
  await move(page, 1);
  while (Number(await progress(page).getAttribute('value')) < 73) await move(page, 0.03);
  await button(page, 'Stop the bar').press('Enter');
  await button(page, 'Check').press('Enter');
  await expect(status(page, 'Verdict')).toHaveText(
    'Solved: the session, the three tasks and the bar were in time.',
  );
});

test('the date begins at ?now=, and the page says when it moves alone [CLOCK-01, CLOCK-08]', async ({
  page,
}) => {
  await openAtRest(page, address);
  const now = status(page, 'Now').getByRole('time');
  await expect(now).toHaveText('2028-02-29 23:50:00 UTC');
  await page.clock.runFor(12_000);
  await expect(now).toHaveText('2028-02-29 23:50:12 UTC');
  await expect(now).toHaveAttribute('datetime', '2028-02-29T23:50:12Z');
  await expect(status(page, 'Moved')).toHaveText('date 12 s, timers 12 s, frames 12 s');
  await page.clock.setSystemTime(60_000);
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText(
    'Half a clock: the date has moved by 59 s, the timers by 12 s, the frames by 12 s.',
  );
});

test('a session ends 15 minutes after the last key or click, and not before [CLOCK-03]', async ({
  page,
}) => {
  await openHeld(page);
  await button(page, 'Sign in').click();
  await move(page, 600);
  await expect(status(page, 'Session')).toHaveText('Signed in, 5:00 left');
  await button(page, 'Check').press('Shift');
  await move(page, 899.9);
  await expect(status(page, 'Session')).toHaveText('Signed in, 0:01 left');
  await move(page, 0.1);
  await expect(status(page, 'Session')).toHaveText('Signed out at 00:15:00');
  await button(page, 'Stay signed in').click();
  await expect(status(page, 'Session')).toHaveText('Signed out at 00:15:00');
});

test('a click during the warning takes it away, and Move does not [CLOCK-04]', async ({ page }) => {
  const warning = page.getByRole('alert');
  await openHeld(page);
  await button(page, 'Sign in').click();
  await move(page, 839.9);
  await expect(warning).toHaveCount(0);
  await move(page, 0.1);
  await move(page, 59);
  await expect(warning).toHaveText('You will be signed out in less than a minute.');
  await button(page, 'Stay signed in').click();
  await expect(warning).toHaveCount(0);
  await expect(status(page, 'Session')).toHaveText('Signed in, 15:00 left');
  await move(page, 901);
  await expect(warning).toHaveCount(0);
});

test('each task ends at its time, which is no order of their start [CLOCK-05]', async ({
  page,
}) => {
  const wanted = inTheirOrder(tasks);
  await openAtRest(page, address);
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveText(
    tasks.map(({ task, seconds }) => `${task} takes ${seconds} s`),
  );
  for (const _ of ['first start', 'second start']) {
    await button(page, 'Start the tasks').click();
    await expect(status(page, 'Ended')).toBeEmpty();
    await page.clock.runFor(wanted[1]!.seconds * 1000 - 1);
    await expect(status(page, 'Ended')).toHaveText(endedInWords(wanted.slice(0, 1)));
    await page.clock.runFor(60_000);
    await expect(status(page, 'Ended')).toHaveText(endedInWords(wanted));
  }
});

test('Stop keeps what the bar shows and says how far off it is [CLOCK-06]', async ({ page }) => {
  await openHeld(page);
  await button(page, 'Start the bar').click();
  await move(page, 0.8);
  const halfway = percentAt(bar, 800);
  await expect(progress(page)).toHaveAttribute('value', String(halfway));
  await button(page, 'Stop the bar').click();
  await move(page, 2);
  await expect(progress(page)).toHaveAttribute('value', String(halfway));
  const tooLittle = Math.round((75 - halfway) * 10) / 10;
  await expect(status(page, 'Stopped')).toHaveText(`at ${halfway} %, ${tooLittle} too little`);
  await button(page, 'Start the bar').click();
  await move(page, 2);
  await button(page, 'Stop the bar').click();
  await expect(status(page, 'Stopped')).toHaveText('at 100 %, 25 too much');
});

const freezes = {
  frames: () => void (window.requestAnimationFrame = () => 0),
  'frames and their time': () => {
    const now = performance.now();
    window.requestAnimationFrame = () => 0;
    performance.now = () => now;
  },
};

for (const [frozen, freeze] of Object.entries(freezes)) {
  test(`frozen ${frozen} alone do not stop the bar [CLOCK-06]`, async ({ page }) => {
    await openAtRest(page, address);
    await page.evaluate(freeze);
    await button(page, 'Start the bar').click();
    await page.clock.runFor(800);
    await expect(progress(page)).toHaveAttribute('value', '0');
    await button(page, 'Stop the bar').click();
    await expect(status(page, 'Stopped')).toContainText(`at ${percentAt(bar, 800)} %`);
  });
}

test('the verdict sees who presses Move', async ({ page }) => {
  await page.goto('/labs/clock?held=1');
  await page.getByLabel('Seconds').fill('5');
  await button(page, 'Move').dispatchEvent('click');
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText('A script: it has used the page.');
});

test('the verdict names each part that is missing or late, and a script', async ({ page }) => {
  await openAtRest(page, address);
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText(
    'Not in time: nobody has signed in; there was no activity during the warning; the session has not ended; no task has ended; the bar was not stopped.',
  );
  await page.clock.fastForward(60_000);
  for (const name of ['Start the bar', 'Start the bar', 'Start the tasks', 'Sign in'])
    await button(page, name).click();
  await page.clock.fastForward(1_200_000);
  for (const name of ['Stop the bar', 'Check']) await button(page, name).click();
  const late = endedInWords(tasks.map(({ task }) => ({ task, seconds: 1200 })));
  await expect(status(page, 'Verdict')).toHaveText(
    `Not in time: the session began at 2028-02-29T23:51:00Z; there was no activity during the warning; the session ended 1200 s after the last activity; the tasks ended as ${late}; the bar was stopped at 100 %; the bar was started 2 times.`,
  );
  await button(page, 'Stop the bar').dispatchEvent('click');
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText('A script: it has used the page.');
});

saysTheSame('clock');
