import { defect } from '../../defect.ts';

export default defect({
  id: 'cover-clicks-stay',
  rule: 'ACTION-07',
  level: 'hard',
  technique: 'sequences',
  file: 'packages/practice/src/labs/actionability/round.ts',
  from: 'return { ...atRest, isStarted: true, missing: action.missing };',
  to: 'return { ...round, uses: [], isStarted: true, missing: action.missing };',
  pure: true,
  seen: 'Another start counts on from the clicks on the cover of the round before.',
  hints: [
    'Look at the lab about actionability.',
    'Start it again, and look at the whole page.',
    'Click the cover and press Start again: the clicks on the cover are 0.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/actionability?delay=8');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByTestId('action-cover').click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByTestId('action-cover-clicks')).toHaveText('0');
  },
});
