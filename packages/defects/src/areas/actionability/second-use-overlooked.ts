import { defect } from '../../defect.ts';

export default defect({
  id: 'second-use-overlooked',
  rule: 'ACTION-06',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/actionability/round.ts',
  from: 'own.length > timesOf(target)',
  to: 'own.length > timesOf(target) + 1',
  pure: true,
  seen: 'Two clicks on one target are as good as one.',
  hints: [
    'Look at the lab about actionability.',
    'Each target wants to be used once. What is the first number that is too many?',
    'Click Hidden two times: the verdict says “Hidden 2 times”.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/actionability?delay=0.2');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByTestId('action-hidden').click();
    await page.getByTestId('action-hidden').click();
    await expect(page.getByTestId('action-verdict')).toHaveText('Forced: Hidden 2 times.');
  },
});
