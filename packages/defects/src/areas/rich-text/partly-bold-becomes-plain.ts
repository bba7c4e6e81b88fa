import { defect } from '../../defect.ts';

export default defect({
  id: 'partly-bold-becomes-plain',
  rule: 'RICH-02',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/rich-text/text.ts',
  from: 'letters.every(({ bold }) => bold)',
  to: 'letters.some(({ bold }) => bold)',
  pure: true,
  seen: 'Bold takes the bold away from a selection of which only a part is bold.',
  hints: [
    'Look at the lab with the rich text.',
    'What does Bold do with words of which some are bold already?',
    'Type a, press Ctrl+B, type b, press Ctrl+A and Ctrl+B: both are bold.',
  ],
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
});
