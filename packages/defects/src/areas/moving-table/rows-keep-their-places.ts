import { defect } from '../../defect.ts';

export default defect({
  id: 'rows-keep-their-places',
  rule: 'MOVING-02',
  level: 'medium',
  technique: 'oracle',
  file: 'packages/practice/src/labs/moving-table/table.ts',
  from: 'rows: chance.sample(table.rows, table.rows.length)',
  to: 'rows: table.rows',
  seen: 'Shuffle moves the columns and no row.',
  hints: [
    'Look at Shuffle in the lab of the table that moves.',
    'Two things move. Compare each of them on its own.',
    'With ?seed=7 read the names of the programs, press Shuffle, and read them again: they stand in another order.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/moving-table?seed=7');
    const programs = page.getByTestId('moving-table').getByRole('rowheader');
    await expect(programs).toHaveCount(6);
    const before = await programs.allInnerTexts();
    await page.getByRole('button', { name: 'Shuffle' }).click();
    await expect.poll(() => programs.allInnerTexts()).not.toEqual(before);
  },
});
