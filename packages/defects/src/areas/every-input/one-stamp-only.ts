import { defect } from '../../defect.ts';

export default defect({
  id: 'one-stamp-only',
  rule: 'EVERY-07',
  level: 'easy',
  technique: 'sequences',
  file: 'apps/web/src/labs/every-input/page.tsx',
  from: '(before) => before + 1',
  to: '1',
  seen: 'A second press of Stamp does not count.',
  hints: [
    'Look at the lab with every input.',
    'Do again what you have done once.',
    'Press Stamp twice: the table shows 2.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/every-input?seed=7');
    for (const stamps of ['1', '2']) {
      await page.getByRole('button', { name: 'Stamp' }).click();
      await expect(page.getByTestId('echo-stamp')).toHaveText(stamps);
    }
  },
});
