import { defect } from '../../defect.ts';

export default defect({
  id: 'typed-is-chosen',
  rule: 'COMBO-04',
  level: 'sneaky',
  technique: 'negative',
  file: 'apps/web/src/labs/comboboxes/editable.tsx',
  from: 'onBlur={() => setBox(undefined)}',
  to: 'onBlur={() => (options.includes(text) ? choose(text) : setBox(undefined))}',
  seen: 'A city that was typed, but not chosen from the list, counts as chosen.',
  hints: [
    'Look at the lab with the comboboxes.',
    'Type, and go on without a choice.',
    'Type Izmir into Travel and press Tab: the field is empty.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/comboboxes?seed=1');
    await page.getByRole('combobox', { name: 'Travel' }).fill('Izmir');
    await page.getByRole('combobox', { name: 'Travel' }).press('Tab');
    await expect(page.getByRole('combobox', { name: 'Travel' })).toHaveValue('');
  },
});
