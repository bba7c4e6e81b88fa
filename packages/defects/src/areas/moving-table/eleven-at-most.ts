import { defect } from '../../defect.ts';

export default defect({
  id: 'eleven-at-most',
  rule: 'MOVING-01',
  level: 'easy',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/moving-table/table.ts',
  from: 'named(programs, size)',
  to: 'named(programs, size === 12 ? 11 : size)',
  matters: 'size === 12',
  seen: 'A table of twelve programs has eleven.',
  hints: [
    'Look at the table that moves.',
    'Which numbers does its setting accept?',
    'Open the lab with ?size=12: the table has twelve programs.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/moving-table?size=12&seed=7');
    await expect(page.getByTestId('moving-table').locator('tbody tr')).toHaveCount(12);
  },
});
