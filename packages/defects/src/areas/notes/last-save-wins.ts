import { defect } from '../../defect.ts';
import { changeNote, withNote } from '../../new-notes.ts';

export default defect({
  id: 'last-save-wins',
  rule: 'NOTES-06',
  level: 'hard',
  technique: 'concurrency',
  file: 'apps/web/src/labs/notes/page.tsx',
  from: 'notebook.write({ id, version, text })',
  to: 'notebook.write({ id, version: shown.stored.find((one) => one.id === id)?.version ?? version, text })',
  seen: 'A change overwrites that of another tab, and nobody is told.',
  hints: [
    'Look at two tabs that change one note in the lab about notes.',
    'Press Edit in one tab before the other one saves.',
    'Edit in both tabs, save in the second, and then in the first: the first has lost.',
  ],
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
});
