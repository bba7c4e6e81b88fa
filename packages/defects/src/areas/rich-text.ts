import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('list-loses-formats', 'RICH-04', 'easy', 'sequences', {
    file: 'packages/practice/src/labs/rich-text/text.ts',
    from: 'return isTouched ? { ...line, isItem } : line;',
    to: 'return isTouched ? { isItem, letters: line.letters.map(({ text }) => ({ text, ...unmarked })) } : line;',
    pure: true,
    seen: 'A line that becomes an item of a list loses its bold words.',
    nudge: 'Look at the lab with the rich text.',
    hint: 'Use two of its buttons, one after the other, on the same words.',
    recipe: 'Make a word bold and then its line an item: the word is still bold.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/rich-text?seed=1');
      const message = page.getByRole('textbox', { name: 'Message' });
      await message.fill('one');
      await message.selectText();
      await page.getByRole('button', { name: 'Bold' }).click();
      await page.getByRole('button', { name: 'List' }).click();
      await expect(page.getByTestId('rich-html')).toHaveText(
        '<ul><li><strong>one</strong></li></ul>',
      );
    },
  }),
  defect('partly-bold-becomes-plain', 'RICH-02', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/rich-text/text.ts',
    from: 'letters.every(({ bold }) => bold)',
    to: 'letters.some(({ bold }) => bold)',
    pure: true,
    seen: 'Bold takes the bold away from a selection of which only a part is bold.',
    nudge: 'Look at the lab with the rich text.',
    hint: 'What does Bold do with words of which some are bold already?',
    recipe: 'Type a, press Ctrl+B, type b, press Ctrl+A and Ctrl+B: both are bold.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/rich-text?seed=1');
      await page.getByRole('textbox', { name: 'Message' }).click();
      await page.keyboard.type('a');
      await page.keyboard.press('Control+B');
      await page.keyboard.type('b');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Control+B');
      await expect(page.getByTestId('rich-html')).toHaveText('<p><strong>ab</strong></p>');
    },
  }),
  defect('pasted-link-keeps-any-address', 'RICH-05', 'hard', 'security', {
    file: 'apps/web/src/labs/rich-text/read.ts',
    from: "safeAddress(element.getAttribute('href') ?? '')",
    to: "element.getAttribute('href') ?? ''",
    used: "element.getAttribute('href')",
    seen: 'A pasted link keeps an address that runs a script.',
    nudge: 'Look at the lab with the rich text.',
    hint: 'The field for the address of a link refuses some. How else does a link come into the text?',
    recipe: 'Paste HTML with a link to javascript:void(0): only its words are kept.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/rich-text?seed=1');
      const message = page.getByRole('textbox', { name: 'Message' });
      await message.focus();
      await message.evaluate((element) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', '<a href="javascript:void(0)">press</a>');
        const options = { clipboardData, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent('paste', options));
      });
      await expect(page.getByTestId('rich-html')).toHaveText('<p>press</p>');
    },
  }),
  defect('redo-after-another-change', 'RICH-10', 'sneaky', 'sequences', {
    file: 'apps/web/src/labs/rich-text/editor.ts',
    from: 'undone.length = 0;',
    to: '',
    used: 'undone.length > 0',
    seen: 'Ctrl+Y brings back what was undone before something else was typed, and what was typed is lost.',
    nudge: 'Look at the lab with the rich text, and at what the keyboard can take back.',
    hint: 'Undo, do something else, redo.',
    recipe: 'Type ab, press Ctrl+Z, type c, press Ctrl+Y: the text is ac.',
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
  }),
  defect('selection-of-the-page', 'RICH-12', 'medium', 'oracle', {
    file: 'apps/web/src/labs/rich-text/place.ts',
    from: 'const selection = editor.ownerDocument.getSelection();',
    to: 'const selection = getSelection();',
    seen: 'In the frame, what is typed after Ctrl+B is not bold.',
    nudge: 'Look at the editor in a frame.',
    hint: 'Use its formats there as you would in the page.',
    recipe: 'With ?level=2: type a word, press Ctrl+B, and type another one. It is not bold.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/rich-text?seed=1&level=2');
      await page.frameLocator('#rich-frame').getByRole('textbox').click();
      await page.keyboard.type('one');
      await page.keyboard.press('ControlOrMeta+B');
      await page.keyboard.type('two');
      await expect(page.getByTestId('rich-html')).toHaveText('<p>one<strong>two</strong></p>');
    },
  }),
];
