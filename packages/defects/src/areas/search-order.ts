import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('cleared-list-fills-again', 'LATEST-04', 'sneaky', 'sequences', {
    file: 'packages/practice/src/labs/search-order/answers.ts',
    from: "typed: 0, shown: { number, question: '', names: [] } }",
    to: 'typed: 0, shown: undefined }',
    pure: true,
    seen: 'An answer that comes after the field was cleared fills the list again.',
    nudge: 'Look at the lab with the search.',
    hint: 'Which question does an empty field ask?',
    recipe: 'Type d and clear the field at once: the list stays empty.',
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
  }),
  defect('description-not-searched', 'LATEST-02', 'easy', 'oracle', {
    file: 'packages/practice/src/labs/search-order/answers.ts',
    from: '`${name} ${description}`.toLowerCase()',
    to: 'name.toLowerCase().concat(description.slice(0, 0))',
    pure: true,
    seen: 'A word of a description finds nothing.',
    nudge: 'Look at the lab with the search.',
    hint: 'In which texts of a product does the search look?',
    recipe: 'Search for mesh: there is one result, the Ergonomic Chair.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/search-order?delay=0.3');
      await page.getByLabel('Search', { exact: true }).fill('mesh');
      await expect(page.getByTestId('latest-shown')).toHaveText('Results for “mesh”: 1');
    },
  }),
  defect('pasted-counts-as-typed', 'LATEST-06', 'medium', 'negative', {
    file: 'packages/practice/src/labs/search-order/answers.ts',
    from: 'typed < keys',
    to: 'typed < 0',
    pure: true,
    seen: 'A word that came at once counts as typed key by key.',
    nudge: 'Look at the lab with the search.',
    hint: 'The field can also be filled by other means than keys.',
    recipe: 'Fill the whole word at once and take the result: the verdict says “Not typed”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/search-order?delay=0.3&seed=2');
      await page.getByLabel('Search', { exact: true }).fill('desk');
      await page.getByRole('button', { name: 'Take the first result' }).click();
      await expect(page.getByTestId('latest-verdict')).toHaveText(/^Not typed/);
    },
  }),
  defect('stale-answer-overwrites', 'LATEST-04', 'sneaky', 'timing', {
    file: 'packages/practice/src/labs/search-order/answers.ts',
    from: 'const isStale = shown.number < (search.shown?.number ?? 0);',
    to: 'const isStale = shown.number < (search.shown?.number ?? 0) - 1;',
    pure: true,
    seen: 'The answer to the question before the last overwrites the list of the last one.',
    nudge: 'Look at the lab with the search.',
    hint: 'Do not stop at the right list. What comes after it?',
    recipe: 'Type desk key by key and wait for all answers: the list belongs to desk.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/search-order?delay=1&seed=2');
      await Promise.all([
        page.waitForResponse(/search=d$/),
        page.getByLabel('Search', { exact: true }).pressSequentially('desk'),
      ]);
      await expect(page.getByTestId('latest-shown')).toHaveText('Results for “desk”: 1');
    },
  }),
];
