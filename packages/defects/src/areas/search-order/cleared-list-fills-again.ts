import { defect } from '../../defect.ts';

export default defect({
  id: 'cleared-list-fills-again',
  rule: 'LATEST-04',
  level: 'sneaky',
  technique: 'sequences',
  file: 'packages/practice/src/labs/search-order/answers.ts',
  from: "typed: 0, shown: { number, question: '', names: [] } }",
  to: 'typed: 0, shown: undefined }',
  pure: true,
  seen: 'An answer that comes after the field was cleared fills the list again.',
  hints: [
    'Look at the lab with the search.',
    'Which question does an empty field ask?',
    'Type d and clear the field at once: the list stays empty.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/search-order?delay=0.5&seed=2');
    const field = page.getByLabel('Search', { exact: true });
    const [late] = await Promise.all([
      page.waitForResponse(/search=d$/),
      field.pressSequentially('d').then(() => field.clear()),
    ]);
    await late.finished();
    // Another answer comes later than the one that the page has to drop.
    await page.evaluate(async () => (await fetch('/items')).text());
    await expect(page.getByTestId('latest-results')).toHaveCount(0);
  },
});
