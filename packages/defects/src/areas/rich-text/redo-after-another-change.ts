import { defect } from '../../defect.ts';

export default defect({
  id: 'redo-after-another-change',
  rule: 'RICH-10',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/labs/rich-text/editor.ts',
  from: 'undone.length = 0;',
  to: '',
  used: 'undone.length > 0',
  seen: 'Ctrl+Y brings back what was undone before something else was typed, and what was typed is lost.',
  hints: [
    'Look at the lab with the rich text, and at what the keyboard can take back.',
    'Undo, do something else, redo.',
    'Type ab, press Ctrl+Z, type c, press Ctrl+Y: the text is ac.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/rich-text?seed=1');
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('ab');
    await page.keyboard.press('Control+Z');
    await page.keyboard.type('c');
    await page.keyboard.press('Control+Y');
    await page.keyboard.type('d');
    await expect(page.getByTestId('rich-plain')).toHaveText('acd');
  },
});
