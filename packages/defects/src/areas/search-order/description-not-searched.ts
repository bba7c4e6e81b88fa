import { defect } from '../../defect.ts';

export default defect({
  id: 'description-not-searched',
  rule: 'LATEST-02',
  level: 'easy',
  technique: 'oracle',
  file: 'packages/practice/src/labs/search-order/answers.ts',
  from: '`${name} ${description}`.toLowerCase()',
  to: 'name.toLowerCase().concat(description.slice(0, 0))',
  pure: true,
  seen: 'A word of a description finds nothing.',
  hints: [
    'Look at the lab with the search.',
    'In which texts of a product does the search look?',
    'Search for mesh: there is one result, the Ergonomic Chair.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/search-order?delay=0.3');
    await page.getByLabel('Search', { exact: true }).fill('mesh');
    await expect(page.getByTestId('latest-shown')).toHaveText('Results for “mesh”: 1');
  },
});
