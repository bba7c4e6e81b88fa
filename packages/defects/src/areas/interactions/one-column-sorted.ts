import { defect } from '../../defect.ts';

export default defect({
  id: 'one-column-sorted',
  rule: 'SORT-03',
  level: 'hard',
  technique: 'contract',
  file: 'apps/web/src/exercises/interactions/sorting-table/page.tsx',
  from: 'const rows = sorting ? sorted(produce, sorting) : produce;',
  to: `const order = sorting && sorted(produce, sorting);
  const rows = produce.map((item, at) =>
    sorting && order ? { ...item, [sorting.key]: order[at]![sorting.key] } : item,
  );`,
  matters: 'sorting !== undefined',
  seen: 'Only the sorted column moves: the items have the prices of others.',
  hints: [
    'Look at the sorting table.',
    'Compare whole rows before and after.',
    'Sort by price: the row of Asparagus still says 10.90.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/sorting-table');
    await page.getByRole('button', { name: 'Price' }).click();
    await expect(page.getByTestId('sorting-outcome')).toHaveText('price, ascending');
    await expect(page.getByRole('row', { name: 'Asparagus' })).toContainText('10.90');
  },
});
