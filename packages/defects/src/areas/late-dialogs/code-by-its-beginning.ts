import { defect } from '../../defect.ts';

export default defect({
  id: 'code-by-its-beginning',
  rule: 'LATER-04',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/late-dialogs/chain.ts',
  from: 'typed?.trim() === code ? [] : [`the prompt',
  to: 'typed?.trim().startsWith(code) ? [] : [`the prompt',
  pure: true,
  seen: 'A longer number that begins with the code is as good as the code.',
  hints: [
    'Look at the lab with the late dialogs.',
    'The prompt wants the code. What else does it take?',
    'Type the code and one more digit into the prompt: the verdict names it.',
  ],
  caught: async ({ page, expect }) => {
    let code = '';
    page.on('dialog', async (dialog) => {
      if (dialog.type() === 'alert') [code = ''] = /\d+/.exec(dialog.message()) ?? [];
      await dialog.accept(dialog.type() === 'prompt' ? `${code}1` : undefined);
    });
    await page.goto('/labs/late-dialogs?delay=0.1');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByTestId('later-verdict')).toHaveText(/the prompt got/);
  },
});
