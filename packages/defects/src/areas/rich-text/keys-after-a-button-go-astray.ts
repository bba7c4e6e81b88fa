import { defect } from '../../defect.ts';

export default defect({
  id: 'keys-after-a-button-go-astray',
  rule: 'RICH-12',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/labs/rich-text/editor.ts',
  from: 'ownerDocument.activeElement !== element || !ownerDocument.hasFocus()',
  to: 'ownerDocument.activeElement !== element',
  seen: 'In the frame, after a button was pressed with the keyboard, the next keys do not reach Message.',
  hints: [
    'Look at the editor in a frame.',
    'Use its buttons by keyboard alone, and go on typing.',
    'With ?framed=1: type a word, go to Bold with Shift+Tab, press Space, and type: Message gets it.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/rich-text?seed=1&framed=1');
    await page.frameLocator('#rich-frame').getByRole('textbox').click();
    await page.keyboard.type('one');
    await page.getByRole('button', { name: 'List' }).press('Space');
    await page.keyboard.type(' two');
    await expect(page.getByTestId('rich-html')).toHaveText('<ul><li>one two</li></ul>');
  },
});
