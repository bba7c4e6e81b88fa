import { defect } from '../../defect.ts';

export default defect({
  id: 'start-after-the-end',
  rule: 'PROGRESS-02',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/exercises/widgets/progress-bar/page.tsx',
  from: 'disabled={isComplete}',
  to: 'disabled={percent > 100}',
  seen: 'The button below the full progress bar can still be pressed.',
  hints: [
    'Look at the progress bar at its end.',
    'What can be done when nothing is left to do?',
    'At 100% the button says Completed and is disabled.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/progress-bar?speed=20');
    await page.getByTestId('progress-start').click();
    await expect(page.getByTestId('progress-start')).toHaveText('Completed');
    await expect(page.getByTestId('progress-start')).toBeDisabled();
  },
});
