import { defect } from '../../defect.ts';

export default defect({
  id: 'twice-with-another-between',
  rule: 'STALE-08',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'packages/practice/src/labs/stale-nodes/takes.ts',
  from: 'countOf(takes.slice(0, index), item) > 0',
  to: 'takes[index - 1]?.item === item',
  pure: true,
  seen: 'Apples, Milk and Apples again are praised as the right nodes.',
  hints: [
    'Look at the verdict in the lab of stale nodes.',
    'Three takes are not three items.',
    'Take Apples, Milk, Apples: the verdict says that Apples was taken twice.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/stale-nodes?seed=7');
    await page.getByRole('button', { name: 'Reorder' }).click();
    for (const item of ['Apples', 'Milk', 'Apples']) {
      await page.getByRole('button', { name: `Take ${item}` }).click();
    }
    await expect(page.getByTestId('stale-verdict')).toHaveText(/^Too often/);
  },
});
