import { savedText } from '../../saved-text.ts';
import { defect } from '../../defect.ts';

export default defect({
  id: 'code-and-more-is-the-code',
  rule: 'SAVED-07',
  level: 'sneaky',
  technique: 'negative',
  file: 'packages/practice/src/labs/file-downloads/verdict.ts',
  from: 'found.code.trim() !== code',
  to: '!found.code.includes(code)',
  pure: true,
  seen: 'A text that only contains the code solves the lab.',
  hints: [
    'Look at the lab with the downloads.',
    'Which texts are not the code, and nearly are?',
    'Mark the right month and type the code with a 0 after it: the code is wrong.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/file-downloads?seed=1&delay=0');
    await page.getByTestId('downloads-login').click();
    await page.getByTestId('downloads-make').click();
    const [, code = ''] = /Code (\d+)/.exec(await savedText(page, 'downloads-pdf')) ?? [];
    await page.getByTestId('downloads-mark-january').check();
    await page.getByTestId('downloads-code').fill(`${code}0`);
    await page.getByTestId('downloads-check').click();
    await expect(page.getByTestId('downloads-verdict')).toHaveText(/^Not read: the code/);
  },
});
