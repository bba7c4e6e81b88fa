import { defect } from '../../defect.ts';

export default defect({
  id: 'place-from-zero',
  rule: 'ENDLESS-01',
  level: 'easy',
  technique: 'accessibility',
  file: 'apps/web/src/labs/endless-list/feed.tsx',
  from: 'aria-posinset={row}',
  to: 'aria-posinset={row - 1}',
  seen: 'A screen reader says that the first row is row 0.',
  hints: [
    'Look at the rows of the endless list.',
    'What does a screen reader say about the place of a row?',
    'The first row has aria-posinset="1".',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/endless-list?seed=1');
    await expect(page.getByRole('article').first()).toHaveAttribute('aria-posinset', '1');
  },
});
