import { defect } from '../../defect.ts';

export default defect({
  id: 'hint-can-be-chosen',
  rule: 'SELECT-01',
  level: 'medium',
  technique: 'negative',
  file: 'apps/web/src/exercises/elements/select-box/page.tsx',
  from: '<option value="" disabled>',
  to: '<option value="">',
  seen: 'The hint of the select box can be chosen like an option.',
  hints: [
    'Look at the select box.',
    'Not every line of it is an option.',
    'Choose an option is disabled.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/select-box');
    await expect(page.getByRole('option', { name: 'Choose an option' })).toBeDisabled();
  },
});
