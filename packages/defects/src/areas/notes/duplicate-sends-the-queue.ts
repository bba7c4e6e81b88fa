import { defect } from '../../defect.ts';
import { addNote } from '../../new-notes.ts';

export default defect({
  id: 'duplicate-sends-the-queue',
  rule: 'NOTES-05',
  level: 'sneaky',
  technique: 'navigation',
  file: 'apps/web/src/labs/notes/queue.ts',
  from: `  takeName();
  addEventListener('pageshow', takeName);
`,
  to: '',
  seen: 'The duplicate of a tab that is offline sends what waits in the first.',
  hints: [
    'Look at two tabs of the lab about notes, of which one is offline.',
    'A browser can duplicate a tab, with its session storage.',
    'With ?offline=1, add Tea, reload, and open the lab by window.open without it: its table stays empty.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&offline=1`);
    await addNote(page, 'Tea');
    await page.locator('[data-state=waits]').waitFor();
    await page.reload();
    await page.locator('[data-state=waits]').waitFor();
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href.replace('&offline=1', '')));
    const duplicate = await opened;
    await addNote(duplicate, 'Jam');
    const rows = duplicate.getByTestId('notes-table').getByRole('rowheader');
    await expect(rows).toHaveText(['Jam']);
  },
});
