import { defect } from '../../defect.ts';

export default defect({
  id: 'update-for-ever',
  rule: 'TABLE-06',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/exercises/elements/web-tables/page.tsx',
  from: `else update(editedId);
    load(undefined, blank);`,
  to: `else update(editedId);
    setDraft(blank);`,
  matters: 'editedId !== undefined',
  seen: 'After Update the button still says Update.',
  hints: [
    'Look at Update in the table.',
    'What can be done after it?',
    'After Update the button says Add, and it adds.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/web-tables');
    await page.getByRole('button', { name: 'Edit user 1' }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByTestId('user-save')).toHaveText('Add');
  },
});
