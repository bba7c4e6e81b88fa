import { defect } from '../../defect.ts';

export default defect({
  id: 'cover-clicks-stay',
  rule: 'ACTION-07',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/labs/actionability/round.ts',
  from: 'return { ...atRest, isStarted: true, missing: action.missing };',
  to: 'return { ...round, uses: [], isStarted: true, missing: action.missing };',
  pure: true,
  seen: 'Clicks on the cover, the text and the tick are still there after another start.',
  hints: [
    'Look at the lab about actionability.',
    'Start it again, and look at the whole page.',
    'Type into the field and press Start: the field is empty.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/actionability?delay=0.2');
    await page.getByTestId('action-read-only').fill('hook');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByTestId('action-read-only')).toHaveValue('');
  },
});
