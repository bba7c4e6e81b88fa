import { defect } from '../../defect.ts';
import { addNote } from '../../new-notes.ts';

export default defect({
  id: 'queue-lost-at-a-reload',
  rule: 'NOTES-05',
  level: 'medium',
  technique: 'navigation',
  file: 'apps/web/src/labs/notes/queue.ts',
  from: "addEventListener('pagehide', () => withTabStorage((storage) => storage.setItem(tabKey, name)));",
  to: '',
  seen: 'A note that was written offline is lost when the page is loaded again.',
  hints: [
    'Look at what the lab about notes keeps while it is offline.',
    'Do something between the note and the connection.',
    'With ?offline=1, add a note and reload: it still waits.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&offline=1`);
    await addNote(page, 'Tea');
    await page.locator('[data-state=waits]').waitFor();
    await page.reload();
    await expect(page.getByTestId('notes-table')).toContainText('Tea');
  },
});
