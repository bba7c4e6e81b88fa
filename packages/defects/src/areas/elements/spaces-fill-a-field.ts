import { defect } from '../../defect.ts';

export default defect({
  id: 'spaces-fill-a-field',
  rule: 'FORM-05',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/web/src/exercises/elements/form-buttons/page.tsx',
  from: "input.value.trim() === ''",
  to: "input.value === ''",
  seen: 'A name of nothing but spaces is accepted.',
  hints: [
    'Look at the form with the button.',
    'Not everything that is typed is something.',
    'Three spaces as the name: Name is empty: please fill it in.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/form-buttons');
    await page.getByLabel('Name').fill('   ');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Name is empty: please fill it in.')).toBeVisible();
  },
});
