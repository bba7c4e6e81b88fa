import { type Defect, defect } from '../defect.ts';
import type { Page } from '@playwright/test';

/** Opens the lab about notes in a workspace of its own, and adds a note. Returns the address. */
const withNote = async (page: Page, text: string): Promise<string> => {
  const lab = `/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=0.5`;
  await page.goto(lab);
  await addNote(page, text);
  await page.locator('[data-state=stored]').waitFor();
  return lab;
};

const addNote = async (page: Page, text: string): Promise<void> => {
  await page.getByTestId('notes-new').fill(text);
  await page.getByTestId('notes-add').click();
};

const changeNote = async (page: Page, text: string): Promise<void> => {
  await page.getByTestId('notes-text').fill(text);
  await page.getByTestId('notes-save').click();
};

export const defects: readonly Defect[] = [
  defect('duplicate-sends-the-queue', 'NOTES-05', 'sneaky', 'navigation', {
    file: 'apps/web/src/labs/notes/queue.ts',
    from: `  takeName();
  addEventListener('pageshow', takeName);
`,
    to: '',
    seen: 'The duplicate of a tab that is offline sends what waits in the first.',
    nudge: 'Look at two tabs of the lab about notes, of which one is offline.',
    hint: 'A browser can duplicate a tab, with its session storage.',
    recipe:
      'With ?offline=1, add Tea, reload, and open the lab by window.open without it: its table stays empty.',
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
  }),
  defect('last-save-wins', 'NOTES-06', 'hard', 'concurrency', {
    file: 'apps/web/src/labs/notes/page.tsx',
    from: 'notebook.write({ id, version, text })',
    to: 'notebook.write({ id, version: shown.stored.find((one) => one.id === id)?.version ?? version, text })',
    seen: 'A change overwrites that of another tab, and nobody is told.',
    nudge: 'Look at two tabs that change one note in the lab about notes.',
    hint: 'Press Edit in one tab before the other one saves.',
    recipe: 'Edit in both tabs, save in the second, and then in the first: the first has lost.',
    caught: async ({ page, expect }) => {
      const lab = await withNote(page, 'Milk');
      await page.getByTestId('notes-edit-1').click();
      const tab = await page.context().newPage();
      await tab.goto(lab);
      await tab.getByTestId('notes-edit-1').click();
      await changeNote(tab, 'Soy milk');
      await expect(page.getByTestId('notes-table')).toContainText('Soy milk');
      await changeNote(page, 'Oat milk');
      await expect(page.getByTestId('notes-message')).toHaveText(/^Lost: “Oat milk”/);
    },
  }),
  defect('lost-against-itself', 'NOTES-03', 'sneaky', 'duplicates', {
    file: 'apps/web/src/labs/notes/notebook.ts',
    from: 'status === 412 && now !== text',
    to: 'status === 412',
    seen: 'After a double click on Add, the page says that the note was not stored.',
    nudge: 'Look at what the lab about notes says of a note that is there.',
    hint: 'The same write can be sent twice.',
    recipe: 'Double-click Add: Message stays empty.',
    caught: async ({ page, expect }) => {
      await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=0.5`);
      await page.getByTestId('notes-new').fill('Milk');
      await page.getByTestId('notes-add').dblclick();
      await expect(page.getByTestId('notes-pending')).toHaveText('0');
      await expect(page.getByTestId('notes-message')).toHaveText('');
    },
  }),
  defect('queue-lost-at-a-reload', 'NOTES-05', 'medium', 'navigation', {
    file: 'apps/web/src/labs/notes/queue.ts',
    from: "addEventListener('pagehide', () => withTabStorage((storage) => storage.setItem(tabKey, name)));",
    to: '',
    seen: 'A note that was written offline is lost when the page is loaded again.',
    nudge: 'Look at what the lab about notes keeps while it is offline.',
    hint: 'Do something between the note and the connection.',
    recipe: 'With ?offline=1, add a note and reload: it still waits.',
    caught: async ({ page, expect }) => {
      await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&offline=1`);
      await addNote(page, 'Tea');
      await page.locator('[data-state=waits]').waitFor();
      await page.reload();
      await expect(page.getByTestId('notes-table')).toContainText('Tea');
    },
  }),
  defect('refused-in-silence', 'NOTES-04', 'easy', 'negative', {
    file: 'apps/web/src/labs/notes/notebook.ts',
    from: 'status >= 400 && status !== 412',
    to: 'status > 400 && status !== 412',
    seen: 'A note that the API refuses leaves the table, and the page does not say why.',
    nudge: 'Look at a note in the lab about notes that the API does not take.',
    hint: 'A note has at most 40 characters.',
    recipe: 'Add a note of 41 characters: Message says that it was refused.',
    caught: async ({ page, expect }) => {
      await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=0.5`);
      await addNote(page, 'a'.repeat(41));
      await expect(page.getByTestId('notes-message')).toHaveText(/^Refused/);
    },
  }),
  defect('two-notes-of-a-double-click', 'NOTES-03', 'medium', 'duplicates', {
    file: 'apps/web/src/labs/notes/new-note.tsx',
    from: '{ ...draft, isSent: true }',
    to: '{ ...empty(), text }',
    seen: 'A double click on Add stores two notes.',
    nudge: 'Look at Add in the lab about notes.',
    hint: 'A user can be quicker than the response.',
    recipe: 'Double-click Add: there is one note.',
    caught: async ({ page, expect }) => {
      await page.goto(`/labs/notes?workspace=notes-${crypto.randomUUID()}&delay=0.5`);
      await page.getByTestId('notes-new').fill('Milk');
      await page.getByTestId('notes-add').dblclick();
      await expect(page.getByTestId('notes-pending')).toHaveText('0');
      await expect(page.getByTestId('notes-table').locator('tbody tr')).toHaveCount(1);
    },
  }),
];
