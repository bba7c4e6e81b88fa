import { defect } from '../../defect.ts';

export default defect({
  id: 'script-clicks-trusted-when-ready',
  rule: 'ACTION-05',
  level: 'sneaky',
  technique: 'negative',
  file: 'packages/practice/src/labs/actionability/round.ts',
  from: 'own.some(({ trusted }) => !trusted)',
  to: 'own.some(({ trusted, ready }) => !trusted && !ready)',
  pure: true,
  seen: 'A click by script counts as the click of a user if the target is ready.',
  hints: [
    'Look at the lab about actionability.',
    'A script can click before a target is ready, and after it.',
    'Wait until Hidden is visible, and dispatch a click: the verdict says “A script”.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/actionability?delay=0.2');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByTestId('action-hidden')).toBeVisible();
    await page.getByTestId('action-hidden').dispatchEvent('click');
    await expect(page.getByTestId('action-verdict')).toHaveText(/Hidden by a script/);
  },
});
