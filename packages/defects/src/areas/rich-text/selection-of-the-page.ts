import { defect } from '../../defect.ts';

export default defect({
  id: 'selection-of-the-page',
  rule: 'RICH-12',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/web/src/labs/rich-text/place.ts',
  from: 'const selection = editor.ownerDocument.getSelection();',
  to: 'const selection = getSelection();',
  seen: 'In the frame, what is typed after Ctrl+B is not bold.',
  hints: [
    'Look at the editor in a frame.',
    'Use its formats there as you would in the page.',
    'With ?level=2: type a word, press Ctrl+B, and type another one. It is not bold.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/rich-text?seed=1&level=2');
    await page.frameLocator('#rich-frame').getByRole('textbox').click();
    await page.keyboard.type('one');
    await page.keyboard.press('ControlOrMeta+B');
    await page.keyboard.type('two');
    await expect(page.getByTestId('rich-html')).toHaveText('<p>one<strong>two</strong></p>');
  },
});
