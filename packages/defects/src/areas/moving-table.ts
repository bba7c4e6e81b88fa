import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('eleven-at-most', 'MOVING-01', 'easy', 'boundaries', {
    file: 'packages/practice/src/labs/moving-table/table.ts',
    from: 'named(programs, size)',
    to: 'named(programs, size === 12 ? 11 : size)',
    matters: 'size === 12',
    seen: 'A table of twelve programs has eleven.',
    nudge: 'Look at the table that moves.',
    hint: 'Which numbers does its setting accept?',
    recipe: 'Open the lab with ?size=12: the table has twelve programs.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/moving-table?size=12&seed=7');
      await expect(page.getByTestId('moving-table').locator('tbody tr')).toHaveCount(12);
    },
  }),
  defect('part-of-a-value-is-enough', 'MOVING-04', 'sneaky', 'negative', {
    file: 'packages/practice/src/labs/moving-table/table.ts',
    from: 'if (answer === valueAt(table, question)) return [];',
    to: 'if (valueAt(table, question)?.startsWith(answer)) return [];',
    pure: true,
    seen: 'A field that is empty, or has the beginning of a value, counts as right.',
    nudge: 'Look at the result in the lab of the table that moves.',
    hint: 'Which answers are nearly right?',
    recipe: 'Type the CPU of Chrome without its unit: the result says “Not solved”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/moving-table?seed=7');
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByTestId('moving-result')).toHaveText(
        /^Not solved: CPU of Chrome is empty and Memory of Firefox is empty/,
      );
    },
  }),
  defect('rows-keep-their-places', 'MOVING-02', 'medium', 'oracle', {
    file: 'packages/practice/src/labs/moving-table/table.ts',
    from: 'rows: chance.sample(table.rows, table.rows.length)',
    to: 'rows: table.rows',
    seen: 'Shuffle moves the columns and no row.',
    nudge: 'Look at Shuffle in the lab of the table that moves.',
    hint: 'Two things move. Compare each of them on its own.',
    recipe:
      'With ?seed=7 read the names of the programs, press Shuffle, and read them again: they stand in another order.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/moving-table?seed=7');
      const programs = page.getByTestId('moving-table').getByRole('rowheader');
      await expect(programs).toHaveCount(6);
      const before = await programs.allInnerTexts();
      await page.getByRole('button', { name: 'Shuffle' }).click();
      await expect.poll(() => programs.allInnerTexts()).not.toEqual(before);
    },
  }),
  defect('two-columns-with-one-name', 'MOVING-07', 'hard', 'boundaries', {
    file: 'packages/practice/src/labs/moving-table/table.ts',
    from: 'number > 1 ?',
    to: 'number > 1 && index % 8 !== 0 ?',
    pure: true,
    seen: 'A wide table has two columns named CPU.',
    nudge: 'Look at the table that moves, with more columns than at first.',
    hint: 'Compare the names of the columns with each other.',
    recipe: 'With ?level=2 there are two columns named CPU, and no CPU 3.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/moving-table?level=2&seed=7');
      const headers = page.getByTestId('moving-table').getByRole('columnheader');
      await expect(headers).toHaveCount(51);
      await expect(headers.filter({ hasText: /^CPU 3$/ })).toHaveCount(1);
    },
  }),
];
