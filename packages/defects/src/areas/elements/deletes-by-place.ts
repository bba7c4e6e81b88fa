import { defect } from '../../defect.ts';

export default defect({
  id: 'deletes-by-place',
  rule: 'TABLE-03',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/exercises/elements/web-tables/rules.ts',
  from: 'users.filter((user) => user.id !== id)',
  to: 'users.filter((_, at) => at !== id - 1)',
  pure: true,
  seen: 'After one deletion, Delete takes the wrong row.',
  hints: [
    'Look at Delete in the table.',
    'Once is not enough.',
    'Delete user 1, then user 2: only user 3 is left.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/web-tables');
    await page.getByRole('button', { name: 'Delete user 1' }).click();
    await page.getByRole('button', { name: 'Delete user 2' }).click();
    await expect(page.getByTestId('user-2')).toHaveCount(0);
  },
});
