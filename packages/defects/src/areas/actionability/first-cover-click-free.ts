import { defect } from '../../defect.ts';

export default defect({
  id: 'first-cover-click-free',
  rule: 'ACTION-06',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/actionability/round.ts',
  from: 'coverClicks > 0',
  to: 'coverClicks > 1',
  pure: true,
  seen: 'One click on the cover is not in the verdict.',
  hints: [
    'Look at the lab about actionability.',
    'What does the verdict say about the cover?',
    'Press Start and click the cover once: the verdict says “Forced”.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/actionability?delay=8');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByTestId('action-cover').click();
    await expect(page.getByTestId('action-verdict')).toHaveText('Forced: 1 click on the cover.');
  },
});
