import { defect } from '../../defect.ts';

export default defect({
  id: 'stale-answer-overwrites',
  rule: 'LATEST-04',
  level: 'sneaky',
  technique: 'timing',
  file: 'packages/practice/src/labs/search-order/answers.ts',
  from: 'const isStale = shown.number < (search.shown?.number ?? 0);',
  to: 'const isStale = shown.number < (search.shown?.number ?? 0) - 1;',
  pure: true,
  seen: 'The answer to the question before the last overwrites the list of the last one.',
  hints: [
    'Look at the lab with the search.',
    'Do not stop at the right list. What comes after it?',
    'Type desk key by key and wait for all answers: the list belongs to desk.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/search-order?delay=1&seed=2');
    await Promise.all([
      page.waitForResponse(/search=d$/),
      page.getByLabel('Search', { exact: true }).pressSequentially('desk'),
    ]);
    await expect(page.getByTestId('latest-shown')).toHaveText('Results for “desk”: 1');
  },
});
