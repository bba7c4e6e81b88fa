import { defect } from '../../defect.ts';

export default defect({
  id: 'update-loses-department',
  rule: 'TABLE-05',
  level: 'hard',
  technique: 'contract',
  file: 'apps/web/src/exercises/elements/web-tables/rules.ts',
  from: '{ ...fields, id }',
  to: "{ ...fields, id, department: '' }",
  pure: true,
  seen: 'Update loses the department.',
  hints: [
    'Look at Update in the table.',
    'Compare the whole row, not only the field that you changed.',
    'Change a first name: the department is as before.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/web-tables');
    await page.getByRole('button', { name: 'Edit user 1' }).click();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByTestId('user-1-first-name')).toHaveText('Ada');
    await expect(page.getByTestId('user-1-department')).toHaveText('Quality');
  },
});
