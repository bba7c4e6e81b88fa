import { defect } from '../../defect.ts';

export default defect({
  id: 'arrow-stops-at-the-end',
  rule: 'COMBO-03',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/web/src/labs/comboboxes/combobox.ts',
  from: '(from + step + count) % count',
  to: 'Math.min(Math.max(from + step, 0), count - 1)',
  pure: true,
  seen: 'The arrow keys stop at the last city of a list.',
  hints: [
    'Look at the lab with the comboboxes, and leave the mouse alone.',
    'What is below the last city of a list?',
    'Open Hotel by the arrow up: Jaipur is active. Arrow down: Accra is active.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/comboboxes?seed=1');
    const hotel = page.getByRole('combobox', { name: 'Hotel' });
    await hotel.press('ArrowUp');
    await hotel.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Accra', selected: true })).toBeVisible();
  },
});
