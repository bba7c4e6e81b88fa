import { defect } from '../../defect.ts';

export default defect({
  id: 'second-bar-forgiven',
  rule: 'CLOCK-07',
  level: 'hard',
  technique: 'negative',
  file: 'packages/practice/src/labs/clock/judge.ts',
  from: 'bars > 1 ?',
  to: 'bars > 2 ?',
  pure: true,
  seen: 'The verdict says nothing about a bar that was started again.',
  hints: [
    'Look at the verdict of the lab about a clock.',
    'Do something twice that should be done once.',
    'Start the bar twice and press Check: the verdict says how often it was started.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clock?seed=7');
    await page.getByTestId('clock-start-bar').click();
    await page.getByTestId('clock-start-bar').click();
    await page.getByTestId('clock-check').click();
    await expect(page.getByTestId('clock-verdict')).toContainText('started 2 times');
  },
});
