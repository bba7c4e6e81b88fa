import { defect } from '../../defect.ts';

export default defect({
  id: 'pasted-counts-as-typed',
  rule: 'LATEST-06',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/search-order/answers.ts',
  from: 'typed < keys',
  to: 'typed < 0',
  pure: true,
  seen: 'A word that came at once counts as typed key by key.',
  hints: [
    'Look at the lab with the search.',
    'The field can also be filled by other means than keys.',
    'Fill the whole word at once and take the result: the verdict says “Not typed”.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/search-order?delay=0.3&seed=2');
    await page.getByLabel('Search', { exact: true }).fill('desk');
    await page.getByRole('button', { name: 'Take the first result' }).click();
    await expect(page.getByTestId('latest-verdict')).toHaveText(/^Not typed/);
  },
});
