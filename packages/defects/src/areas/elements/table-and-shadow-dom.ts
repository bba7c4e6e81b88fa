import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('alert-only-once', 'SHADOW-01', 'medium', 'sequences', {
    file: 'apps/web/src/exercises/elements/shadow-dom/alert-box.ts',
    from: "addEventListener('click', () => this.raise());",
    to: "addEventListener('click', () => this.raise(), { once: true });",
    seen: 'The button in the shadow root raises one alert and no other.',
    nudge: 'Look at the shadow DOM.',
    hint: 'Once is not enough.',
    recipe: 'Click Me, type another text, Click Me: the second alert has the second text.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/shadow-dom');
      page.on('dialog', (dialog) => void dialog.accept());
      for (const text of ['first', 'second']) {
        await page.getByLabel('Text').fill(text);
        await page.getByRole('button', { name: 'Click Me' }).click();
        await expect(page.getByTestId('shadow-said')).toHaveText(
          `Button clicked! Input value: ${text}`,
        );
      }
    },
  }),
  defect('alert-stays-empty', 'SHADOW-01', 'easy', 'oracle', {
    file: 'apps/web/src/exercises/elements/shadow-dom/alert-box.ts',
    from: "this.shadowRoot?.querySelector('input')?.value ?? ''",
    to: "this.shadowRoot?.querySelector('input')?.getAttribute('value') ?? ''",
    matters: "this.shadowRoot?.querySelector('input')?.value !== ''",
    seen: 'The alert says no value, whatever was typed.',
    nudge: 'Look at the shadow DOM.',
    hint: 'That an alert comes is not all that is promised.',
    recipe: 'Type hello, Click Me: the alert says Input value: hello.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/shadow-dom');
      await page.getByLabel('Text').fill('hello');
      page.once('dialog', (dialog) => void dialog.accept());
      const [dialog] = await Promise.all([
        page.waitForEvent('dialog'),
        page.getByRole('button', { name: 'Click Me' }).click(),
      ]);
      expect(dialog.message()).toBe('Button clicked! Input value: hello');
    },
  }),
  defect('deletes-by-place', 'TABLE-03', 'sneaky', 'sequences', {
    file: 'apps/web/src/exercises/elements/web-tables/rules.ts',
    from: 'users.filter((user) => user.id !== id)',
    to: 'users.filter((_, at) => at !== id - 1)',
    pure: true,
    seen: 'After one deletion, Delete takes the wrong row.',
    nudge: 'Look at Delete in the table.',
    hint: 'Once is not enough.',
    recipe: 'Delete user 1, then user 2: only user 3 is left.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/web-tables');
      await page.getByRole('button', { name: 'Delete user 1' }).click();
      await page.getByRole('button', { name: 'Delete user 2' }).click();
      await expect(page.getByTestId('user-2')).toHaveCount(0);
    },
  }),
  defect('id-given-twice', 'TABLE-02', 'sneaky', 'duplicates', {
    file: 'apps/web/src/exercises/elements/web-tables/rules.ts',
    from: 'id: highest + 1',
    to: 'id: users.length + 1',
    pure: true,
    seen: 'After a deletion a new user gets an id that another one has.',
    nudge: 'Look at the ids in the table.',
    hint: 'Delete somebody before you add.',
    recipe: 'Delete user 1, add one: Added user 4.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/web-tables');
      await page.getByRole('button', { name: 'Delete user 1' }).click();
      await page.getByRole('button', { name: 'Add' }).click();
      await expect(page.getByTestId('user-4')).toHaveCount(1);
    },
  }),
  defect('update-for-ever', 'TABLE-06', 'medium', 'sequences', {
    file: 'apps/web/src/exercises/elements/web-tables/page.tsx',
    from: `else update(editedId);
    load(undefined, blank);`,
    to: `else update(editedId);
    setDraft(blank);`,
    matters: 'editedId !== undefined',
    seen: 'After Update the button still says Update.',
    nudge: 'Look at Update in the table.',
    hint: 'What can be done after it?',
    recipe: 'After Update the button says Add, and it adds.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/web-tables');
      await page.getByRole('button', { name: 'Edit user 1' }).click();
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByTestId('user-save')).toHaveText('Add');
    },
  }),
  defect('update-loses-department', 'TABLE-05', 'hard', 'contract', {
    file: 'apps/web/src/exercises/elements/web-tables/rules.ts',
    from: '{ ...fields, id }',
    to: "{ ...fields, id, department: '' }",
    pure: true,
    seen: 'Update loses the department.',
    nudge: 'Look at Update in the table.',
    hint: 'Compare the whole row, not only the field that you changed.',
    recipe: 'Change a first name: the department is as before.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/web-tables');
      await page.getByRole('button', { name: 'Edit user 1' }).click();
      await page.getByLabel('First Name').fill('Ada');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByTestId('user-1-first-name')).toHaveText('Ada');
      await expect(page.getByTestId('user-1-department')).toHaveText('Quality');
    },
  }),
];
