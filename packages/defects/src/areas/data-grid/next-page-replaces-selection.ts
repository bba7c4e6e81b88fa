import { defect } from '../../defect.ts';

export default defect({
  id: 'next-page-replaces-selection',
  rule: 'GRID-06',
  level: 'sneaky',
  technique: 'sequences',
  file: 'packages/practice/src/labs/data-grid/selection.ts',
  from: 'isSelected ? [...others, ...numbers] : others',
  to: 'isSelected && numbers.length > 1 ? numbers : isSelected ? [...others, ...numbers] : others',
  pure: true,
  seen: 'Select all on the second page forgets the rows of the first one.',
  hints: [
    'Look at the selection in the data grid.',
    'Select on one page, go on, and select there.',
    'Select all on page 1, then on page 2: Selected says 20 of 57.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/data-grid?seed=1');
    await page.getByTestId('grid-select-all').check();
    await page.getByTestId('grid-next').click();
    await page.getByTestId('grid-select-all').check();
    await expect(page.getByTestId('grid-selected')).toHaveText('20 of 57');
  },
});
