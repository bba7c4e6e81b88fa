import { defect } from '../../defect.ts';

export default defect({
  id: 'addresses-left-out',
  rule: 'INPUT-02',
  level: 'easy',
  technique: 'contract',
  file: 'apps/web/src/exercises/elements/simple-input-form/page.tsx',
  from: "form.querySelectorAll<HTMLInputElement>('input, textarea')",
  to: "form.querySelectorAll<HTMLInputElement>('input')",
  matters: "[...form.querySelectorAll('textarea')].some(({ value }) => value !== '')",
  seen: 'The line below the form leaves out both addresses.',
  hints: [
    'Look at the simple input form.',
    'Fill more than the first field.',
    'Fill Current address: the line The form holds names it.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/simple-input-form');
    await page.getByLabel('Current address').fill('Ring Street 1');
    await expect(page.getByTestId('form-holds')).toHaveText('Current address: Ring Street 1');
  },
});
