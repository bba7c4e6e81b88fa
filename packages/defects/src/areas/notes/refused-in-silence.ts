import { defect } from '../../defect.ts';
import { addNote } from '../../new-notes.ts';

export default defect({
  id: 'refused-in-silence',
  rule: 'NOTES-04',
  level: 'easy',
  technique: 'negative',
  file: 'apps/web/src/labs/notes/notebook.ts',
  from: 'status >= 400 && status !== 412',
  to: 'status > 400 && status !== 412',
  seen: 'A note that the API refuses leaves the table, and the page does not say why.',
  hints: [
    'Look at a note in the lab about notes that the API does not take.',
    'A note has at most 40 characters.',
    'Add a note of 41 characters: Message says that it was refused.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=0.5`);
    await addNote(page, 'a'.repeat(41));
    await expect(page.getByTestId('notes-message')).toHaveText(/^Refused/);
  },
});
