import { defect } from '../../defect.ts';

export default defect({
  id: 'list-heeds-case',
  rule: 'COMBO-02',
  level: 'easy',
  technique: 'languages',
  file: 'apps/web/src/labs/comboboxes/combobox.ts',
  from: 'text.trim().toLowerCase()',
  to: 'text.trim()',
  pure: true,
  seen: 'A text in capitals finds no city.',
  hints: [
    'Look at the lab with the comboboxes.',
    'Type in another way than the cities are written.',
    'Type IZM into Travel: Izmir is offered.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/comboboxes?seed=1');
    await page.getByRole('combobox', { name: 'Travel' }).fill('IZM');
    await expect(page.getByRole('option', { name: 'Izmir' })).toBeVisible();
  },
});
