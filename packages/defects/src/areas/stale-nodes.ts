import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('counts-survive-reorder', 'STALE-06', 'medium', 'sequences', {
    file: 'apps/web/src/labs/stale-nodes/page.tsx',
    from: 'setTakes([]);',
    to: 'setTakes((before) => before);',
    seen: 'After Reorder a row still counts what was taken before.',
    nudge: 'Look at the counts in the lab of stale nodes.',
    hint: 'A row counts since Reorder.',
    recipe: 'Take Milk and press Reorder: Milk says taken 0 times.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/stale-nodes?seed=7');
      await page.getByRole('button', { name: 'Take Milk' }).click();
      await page.getByRole('button', { name: 'Reorder' }).click();
      await expect(page.getByTestId('stale-count-milk')).toHaveText('taken 0 times');
    },
  }),
  defect('row-stays-at-its-place', 'STALE-02', 'hard', 'oracle', {
    file: 'packages/practice/src/labs/stale-nodes/lists.ts',
    from: 'orders.map((items) => moved(items, chance))',
    to: 'orders.map((items) => chance.sample(items, items.length))',
    seen: 'Reorder shuffles the rows, and some stay where they were.',
    nudge: 'Look at Reorder in the lab of stale nodes.',
    hint: 'Compare each place before and after, not only the whole list.',
    recipe: 'After Reorder no row of any list has the item that it had before.',
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
  }),
  defect('twice-with-another-between', 'STALE-08', 'sneaky', 'duplicates', {
    file: 'packages/practice/src/labs/stale-nodes/takes.ts',
    from: 'countOf(takes.slice(0, index), item) > 0',
    to: 'takes[index - 1]?.item === item',
    pure: true,
    seen: 'Apples, Milk and Apples again are praised as the right nodes.',
    nudge: 'Look at the verdict in the lab of stale nodes.',
    hint: 'Three takes are not three items.',
    recipe: 'Take Apples, Milk, Apples: the verdict says that Apples was taken twice.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/stale-nodes?seed=7');
      await page.getByRole('button', { name: 'Reorder' }).click();
      for (const item of ['Apples', 'Milk', 'Apples']) {
        await page.getByRole('button', { name: `Take ${item}` }).click();
      }
      await expect(page.getByTestId('stale-verdict')).toHaveText(/^Too often/);
    },
  }),
];
