import { defect } from '../../defect.ts';

export default defect({
  id: 'row-stays-at-its-place',
  rule: 'STALE-02',
  level: 'hard',
  technique: 'oracle',
  file: 'packages/practice/src/labs/stale-nodes/lists.ts',
  from: 'orders.map((items) => moved(items, chance))',
  to: 'orders.map((items) => chance.sample(items, items.length))',
  seen: 'Reorder shuffles the rows, and some stay where they were.',
  hints: [
    'Look at Reorder in the lab of stale nodes.',
    'Compare each place before and after, not only the whole list.',
    'After Reorder no row of any list has the item that it had before.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/stale-nodes?seed=7&size=6');
    const items = page.locator('[data-testid^="stale-take-"]');
    for (const _ of [1, 2]) {
      const before = await items.allTextContents();
      await page.getByTestId('stale-reorder').click();
      const after = await items.allTextContents();
      expect(after.filter((item, place) => item === before[place])).toEqual([]);
    }
  },
});
