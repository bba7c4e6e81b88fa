import { defect } from '../../defect.ts';

export default defect({
  id: 'only-the-first-empty-field',
  rule: 'FORM-04',
  level: 'easy',
  technique: 'negative',
  file: 'apps/web/src/exercises/elements/form-buttons/page.tsx',
  from: 'missing.includes(id) ?',
  to: 'missing[0] === id ?',
  seen: 'Of several empty fields only the first has an error.',
  hints: [
    'Look at the form with the button.',
    'Leave more than one field empty.',
    'Submit the empty form: Name, Email and Age each have an error.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/form-buttons');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Age is empty: please fill it in.')).toBeVisible();
  },
});
