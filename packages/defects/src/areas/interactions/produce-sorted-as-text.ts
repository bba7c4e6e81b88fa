import { defect } from '../../defect.ts';

export default defect({
  id: 'produce-sorted-as-text',
  rule: 'SORT-02',
  level: 'medium',
  technique: 'paging',
  file: 'apps/web/src/exercises/interactions/sorting-table/rules.ts',
  from: 'return a - b;',
  to: 'return String(a).localeCompare(String(b));',
  pure: true,
  seen: 'In the sorting table 10.90 comes before 2.75.',
  hints: [
    'Look at the sorting table.',
    'Sort by price and read the prices as numbers.',
    'Prices in ascending order are in order as numbers.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/sorting-table');
    await page.getByRole('button', { name: 'Price' }).click();
    await expect(page.getByTestId('sorting-outcome')).toHaveText('price, ascending');
    const cells = await page
      .getByTestId('produce-table')
      .locator('td:nth-child(2)')
      .allInnerTexts();
    expect(cells.map(Number)).toEqual(cells.map(Number).toSorted((a, b) => a - b));
  },
});
