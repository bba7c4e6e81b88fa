import { defect } from '../../defect.ts';

export default defect({
  id: 'reset-keeps-the-stamp',
  rule: 'EVERY-08',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/labs/every-input/page.tsx',
  from: 'setStamps(0);',
  to: '',
  matters: 'stamps !== 0',
  seen: 'After Reset the form still has the old stamp, though the table shows 0 until the next change.',
  hints: [
    'Look at the lab with every input.',
    'Do it, undo it, do it again.',
    'Press Stamp, Reset and Stamp: the table shows 1.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/every-input?seed=7');
    for (const button of ['Stamp', 'Reset', 'Stamp']) {
      await page.getByRole('button', { name: button }).click();
    }
    await expect(page.getByTestId('echo-stamp')).toHaveText('1');
  },
});
