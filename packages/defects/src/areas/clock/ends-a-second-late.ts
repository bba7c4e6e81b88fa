import { defect } from '../../defect.ts';

export default defect({
  id: 'ends-a-second-late',
  rule: 'CLOCK-03',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/web/src/labs/clock/use-session.ts',
  from: 'clock.after(endsAfter * 1000,',
  to: 'clock.after((endsAfter + 1) * 1000,',
  seen: 'A session ends a second after its 15 minutes.',
  hints: [
    'Look at the session of the lab about a clock.',
    'Look at the moment at which it ends, and just before.',
    'With ?held=1 sign in and move by 900 seconds: Session says that you are signed out.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clock?seed=7&held=1');
    await page.getByTestId('clock-sign-in').click();
    await page.getByTestId('clock-seconds').fill('900');
    await page.getByTestId('clock-move').click();
    await expect(page.getByTestId('clock-session')).toHaveText(/^Signed out at/);
  },
});
