import { defect } from '../../defect.ts';

export default defect({
  id: 'second-note-unguarded',
  rule: 'LATER-05',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/labs/late-dialogs/note.tsx',
  from: "text !== '' && text !== saved",
  to: "text !== '' && saved === ''",
  seen: 'After a note was saved, the page can be left with another one that is not saved.',
  hints: [
    'Look at the note of the lab with the late dialogs.',
    'Save it, and go on writing.',
    'Save “jab”, type “jab, hook”, and leave: the browser asks.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/late-dialogs');
    await page.getByLabel('Note', { exact: true }).fill('jab');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Note', { exact: true }).fill('jab, hook');
    await expect(page.getByTestId('later-state')).toHaveText('Not saved');
  },
});
