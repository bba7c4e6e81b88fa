import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('addresses-left-out', 'INPUT-02', 'easy', 'contract', {
    file: 'apps/web/src/exercises/elements/simple-input-form/page.tsx',
    from: "form.querySelectorAll<HTMLInputElement>('input, textarea')",
    to: "form.querySelectorAll<HTMLInputElement>('input')",
    matters: "[...form.querySelectorAll('textarea')].some(({ value }) => value !== '')",
    seen: 'The line below the form leaves out both addresses.',
    nudge: 'Look at the simple input form.',
    hint: 'Fill more than the first field.',
    recipe: 'Fill Current address: the line The form holds names it.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/simple-input-form');
      await page.getByLabel('Current address').fill('Ring Street 1');
      await expect(page.getByTestId('form-holds')).toHaveText('Current address: Ring Street 1');
    },
  }),
  defect('only-the-first-empty-field', 'FORM-04', 'easy', 'negative', {
    file: 'apps/web/src/exercises/elements/form-buttons/page.tsx',
    from: 'missing.includes(id) ?',
    to: 'missing[0] === id ?',
    seen: 'Of several empty fields only the first has an error.',
    nudge: 'Look at the form with the button.',
    hint: 'Leave more than one field empty.',
    recipe: 'Submit the empty form: Name, Email and Age each have an error.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/form-buttons');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Age is empty: please fill it in.')).toBeVisible();
    },
  }),
  defect('spaces-fill-a-field', 'FORM-05', 'hard', 'boundaries', {
    file: 'apps/web/src/exercises/elements/form-buttons/page.tsx',
    from: "input.value.trim() === ''",
    to: "input.value === ''",
    seen: 'A name of nothing but spaces is accepted.',
    nudge: 'Look at the form with the button.',
    hint: 'Not everything that is typed is something.',
    recipe: 'Three spaces as the name: Name is empty: please fill it in.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/form-buttons');
      await page.getByLabel('Name').fill('   ');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Name is empty: please fill it in.')).toBeVisible();
    },
  }),
  defect('submit-empties-the-form', 'INPUT-03', 'medium', 'sequences', {
    file: 'apps/web/src/exercises/elements/simple-input-form/page.tsx',
    from: 'onSubmit={(event) => event.preventDefault()}',
    to: `onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.reset();
      }}`,
    seen: 'Submit empties the form.',
    nudge: 'Look at the simple input form.',
    hint: 'Look at the whole page once more after the last step.',
    recipe: 'Fill Full name, press Submit: the field still has its text.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/simple-input-form');
      await page.getByLabel('Full name').fill('Ada Lovelace');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    },
  }),
];
