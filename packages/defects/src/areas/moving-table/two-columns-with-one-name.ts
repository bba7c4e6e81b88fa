import { defect } from '../../defect.ts';

export default defect({
  id: 'two-columns-with-one-name',
  rule: 'MOVING-07',
  level: 'hard',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/moving-table/table.ts',
  from: 'number > 1 ?',
  to: 'number > 1 && index % 8 !== 0 ?',
  pure: true,
  seen: 'A wide table has two columns named CPU.',
  hints: [
    'Look at the table that moves, with more columns than at first.',
    'Compare the names of the columns with each other.',
    'With ?level=2 there are two columns named CPU, and no CPU 3.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/moving-table?level=2&seed=7');
    const headers = page.getByTestId('moving-table').getByRole('columnheader');
    await expect(headers).toHaveCount(51);
    await expect(headers.filter({ hasText: /^CPU 3$/ })).toHaveCount(1);
  },
});
