import { defect } from '../../defect.ts';

export default defect({
  id: 'two-notes-of-a-double-click',
  rule: 'NOTES-03',
  level: 'medium',
  technique: 'duplicates',
  file: 'apps/web/src/labs/notes/new-note.tsx',
  from: '{ ...draft, isSent: true }',
  to: '{ ...empty(), text }',
  seen: 'A double click on Add stores two notes.',
  hints: [
    'Look at Add in the lab about notes.',
    'A user can be quicker than the response.',
    'Double-click Add: there is one note.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=0.5`);
    await page.getByTestId('notes-new').fill('Milk');
    await page.getByTestId('notes-add').dblclick();
    await expect(page.getByTestId('notes-pending')).toHaveText('0');
    await expect(page.getByTestId('notes-table').locator('tbody tr')).toHaveCount(1);
  },
});
