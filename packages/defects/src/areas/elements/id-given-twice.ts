import { defect } from '../../defect.ts';

export default defect({
  id: 'id-given-twice',
  rule: 'TABLE-02',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'apps/web/src/exercises/elements/web-tables/rules.ts',
  from: 'id: highest + 1',
  to: 'id: users.length + 1',
  pure: true,
  seen: 'After a deletion a new user gets an id that another one has.',
  hints: [
    'Look at the ids in the table.',
    'Delete somebody before you add.',
    'Delete user 1, add one: Added user 4.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/web-tables');
    await page.getByRole('button', { name: 'Delete user 1' }).click();
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByTestId('user-4')).toHaveCount(1);
  },
});
