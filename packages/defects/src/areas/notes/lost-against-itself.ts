import { defect } from '../../defect.ts';

export default defect({
  id: 'lost-against-itself',
  rule: 'NOTES-03',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'apps/web/src/labs/notes/notebook.ts',
  from: 'status === 412 && now !== text',
  to: 'status === 412',
  seen: 'After a double click on Add, the page says that the note was not stored.',
  hints: [
    'Look at what the lab about notes says of a note that is there.',
    'The same write can be sent twice.',
    'Double-click Add: Message stays empty.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=0.5`);
    await page.getByTestId('notes-new').fill('Milk');
    await page.getByTestId('notes-add').dblclick();
    await expect(page.getByTestId('notes-pending')).toHaveText('0');
    await expect(page.getByTestId('notes-message')).toHaveText('');
  },
});
