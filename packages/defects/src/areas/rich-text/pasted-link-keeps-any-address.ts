import { defect } from '../../defect.ts';

export default defect({
  id: 'pasted-link-keeps-any-address',
  rule: 'RICH-05',
  level: 'hard',
  technique: 'security',
  file: 'apps/web/src/labs/rich-text/read.ts',
  from: "safeAddress(element.getAttribute('href') ?? '')",
  to: "element.getAttribute('href') ?? ''",
  used: "element.getAttribute('href')",
  seen: 'A pasted link keeps an address that runs a script.',
  hints: [
    'Look at the lab with the rich text.',
    'The field for the address of a link refuses some. How else does a link come into the text?',
    'Paste HTML with a link to javascript:void(0): only its words are kept.',
  ],
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
});
