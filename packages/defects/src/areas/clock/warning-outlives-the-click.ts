import { defect } from '../../defect.ts';

export default defect({
  id: 'warning-outlives-the-click',
  rule: 'CLOCK-04',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/labs/clock/use-session.ts',
  from: 'warns: false, stayed: session.stayed',
  to: 'warns: session.warns, stayed: session.stayed',
  used: 'session.warns',
  seen: 'The warning stays after the click that keeps the session.',
  hints: [
    'Look at the warning of the lab about a clock.',
    'Answer it, and look at the page again.',
    'With ?held=1 sign in, move by 850 seconds and press Stay signed in: there is no warning.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clock?seed=7&held=1');
    await page.getByTestId('clock-sign-in').click();
    await page.getByTestId('clock-seconds').fill('850');
    await page.getByTestId('clock-move').click();
    await page.getByTestId('clock-stay').click();
    await expect(page.getByTestId('clock-session')).toHaveText(/15:00 left$/);
    await expect(page.getByTestId('clock-warning')).toHaveCount(0);
  },
});
