import { defect } from '../../defect.ts';

export default defect({
  id: 'submit-empties-the-form',
  rule: 'INPUT-03',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/exercises/elements/simple-input-form/page.tsx',
  from: 'onSubmit={(event) => event.preventDefault()}',
  to: `onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.reset();
      }}`,
  seen: 'Submit empties the form.',
  hints: [
    'Look at the simple input form.',
    'Look at the whole page once more after the last step.',
    'Fill Full name, press Submit: the field still has its text.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/simple-input-form');
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  },
});
