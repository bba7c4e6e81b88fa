import { defect } from '../../defect.ts';

export default defect({
  id: 'part-of-a-value-is-enough',
  rule: 'MOVING-04',
  level: 'sneaky',
  technique: 'negative',
  file: 'packages/practice/src/labs/moving-table/table.ts',
  from: 'if (answer === valueAt(table, question)) return [];',
  to: 'if (valueAt(table, question)?.startsWith(answer)) return [];',
  pure: true,
  seen: 'A field that is empty, or has the beginning of a value, counts as right.',
  hints: [
    'Look at the result in the lab of the table that moves.',
    'Which answers are nearly right?',
    'Type the CPU of Chrome without its unit: the result says “Not solved”.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/moving-table?seed=7');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByTestId('moving-result')).toHaveText(
      /^Not solved: CPU of Chrome is empty and Memory of Firefox is empty/,
    );
  },
});
