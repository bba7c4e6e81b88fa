import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('ends-a-second-late', 'CLOCK-03', 'hard', 'boundaries', {
    file: 'apps/web/src/labs/clock/use-session.ts',
    from: 'clock.after(endsAfter * 1000,',
    to: 'clock.after((endsAfter + 1) * 1000,',
    seen: 'A session ends a second after its 15 minutes.',
    nudge: 'Look at the session of the lab about a clock.',
    hint: 'Look at the moment at which it ends, and just before.',
    recipe: 'With ?held=1 sign in and move by 900 seconds: Session says that you are signed out.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clock?seed=7&held=1');
      await page.getByTestId('clock-sign-in').click();
      await page.getByTestId('clock-seconds').fill('900');
      await page.getByTestId('clock-move').click();
      await expect(page.getByTestId('clock-session')).toHaveText(/^Signed out at/);
    },
  }),
  defect('moves-in-the-order-of-setting', 'CLOCK-02', 'sneaky', 'timing', {
    file: 'apps/web/src/labs/clock/lab-clock.ts',
    from: '.toSorted((one, other) => one.at - other.at)[0]',
    to: '.at(0)',
    seen: 'Move ends the tasks in the order in which they started.',
    nudge: 'Look at the held clock of the lab about a clock.',
    hint: 'Move it once past several things that are due.',
    recipe: 'With ?held=1 start the tasks and move by 100 seconds: Ended lists the shortest first.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clock?seed=7&held=1');
      await page.getByTestId('clock-start-tasks').click();
      await page.getByTestId('clock-seconds').fill('100');
      await page.getByTestId('clock-move').click();
      const ended = await page.getByTestId('clock-ended').innerText();
      const seconds = Array.from(ended.matchAll(/\d+/g), Number);
      expect(seconds).toHaveLength(3);
      expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
    },
  }),
  defect('second-bar-forgiven', 'CLOCK-07', 'hard', 'negative', {
    file: 'packages/practice/src/labs/clock/judge.ts',
    from: 'bars > 1 ?',
    to: 'bars > 2 ?',
    pure: true,
    seen: 'The verdict says nothing about a bar that was started again.',
    nudge: 'Look at the verdict of the lab about a clock.',
    hint: 'Do something twice that should be done once.',
    recipe: 'Start the bar twice and press Check: the verdict says how often it was started.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clock?seed=7');
      await page.getByTestId('clock-start-bar').click();
      await page.getByTestId('clock-start-bar').click();
      await page.getByTestId('clock-check').click();
      await expect(page.getByTestId('clock-verdict')).toContainText('started 2 times');
    },
  }),
  defect('stopped-without-its-tenths', 'CLOCK-06', 'medium', 'oracle', {
    file: 'apps/web/src/labs/clock/bar-part.tsx',
    from: 'stop(at);',
    to: 'stop(Math.floor(at));',
    matters: 'at % 1 !== 0',
    seen: 'Stopped says less than the bar shows.',
    nudge: 'Look at the bar of the lab about a clock.',
    hint: 'Compare what the bar shows with what the page says of it.',
    recipe:
      'With ?held=1 start the bar, move by 0.5 seconds and stop it: Stopped has the value of the bar.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clock?seed=7&held=1');
      await page.getByTestId('clock-start-bar').click();
      await page.getByTestId('clock-seconds').fill('0.5');
      await page.getByTestId('clock-move').click();
      await page.getByTestId('clock-stop-bar').click();
      const value = await page.getByTestId('clock-bar').getAttribute('value');
      await expect(page.getByTestId('clock-stopped')).toContainText(`at ${value} %`);
    },
  }),
  defect('warning-outlives-the-click', 'CLOCK-04', 'medium', 'sequences', {
    file: 'apps/web/src/labs/clock/use-session.ts',
    from: 'warns: false, stayed: session.stayed',
    to: 'warns: session.warns, stayed: session.stayed',
    used: 'session.warns',
    seen: 'The warning stays after the click that keeps the session.',
    nudge: 'Look at the warning of the lab about a clock.',
    hint: 'Answer it, and look at the page again.',
    recipe:
      'With ?held=1 sign in, move by 850 seconds and press Stay signed in: there is no warning.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clock?seed=7&held=1');
      await page.getByTestId('clock-sign-in').click();
      await page.getByTestId('clock-seconds').fill('850');
      await page.getByTestId('clock-move').click();
      await page.getByTestId('clock-stay').click();
      await expect(page.getByTestId('clock-session')).toHaveText(/15:00 left$/);
      await expect(page.getByTestId('clock-warning')).toHaveCount(0);
    },
  }),
];
