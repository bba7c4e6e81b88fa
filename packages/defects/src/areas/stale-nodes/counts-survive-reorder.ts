import { defect } from '../../defect.ts';

export default defect({
  id: 'counts-survive-reorder',
  rule: 'STALE-06',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/labs/stale-nodes/page.tsx',
  from: 'setTakes([]);',
  to: 'setTakes((before) => before);',
  seen: 'After Reorder a row still counts what was taken before.',
  hints: [
    'Look at the counts in the lab of stale nodes.',
    'A row counts since Reorder.',
    'Take Milk and press Reorder: Milk says taken 0 times.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/stale-nodes?seed=7');
    await page.getByRole('button', { name: 'Take Milk' }).click();
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expect(page.getByTestId('stale-count-milk')).toHaveText('taken 0 times');
  },
});
