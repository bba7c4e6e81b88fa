import { defect } from '../../defect.ts';

export default defect({
  id: 'list-loses-formats',
  rule: 'RICH-04',
  level: 'easy',
  technique: 'sequences',
  file: 'packages/practice/src/labs/rich-text/text.ts',
  from: 'return isTouched ? { ...line, isItem } : line;',
  to: 'return isTouched ? { isItem, letters: line.letters.map(({ text }) => ({ text, ...unmarked })) } : line;',
  pure: true,
  seen: 'A line that becomes an item of a list loses its bold words.',
  hints: [
    'Look at the lab with the rich text.',
    'Use two of its buttons, one after the other, on the same words.',
    'Make a word bold and then its line an item: the word is still bold.',
  ],
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
});
