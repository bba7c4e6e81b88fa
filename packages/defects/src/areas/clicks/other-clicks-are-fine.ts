import { defect } from '../../defect.ts';

export default defect({
  id: 'other-clicks-are-fine',
  rule: 'CLICKS-10',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/clicks/judge.ts',
  from: 'press.asked === 1 && otherClicks(kind, press) === 0',
  to: 'press.asked === 1',
  pure: true,
  seen: 'The verdict says nothing about other clicks on a button that was also pressed as it asks.',
  hints: [
    'Look at the verdict of the lab about clicks.',
    'Do what a button asks for, and something else to it.',
    'Click Right, right-click it and press Check: the verdict names Right.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clicks');
    await page.getByTestId('clicks-right').click();
    await page.getByTestId('clicks-right').click({ button: 'right' });
    await page.getByTestId('clicks-check').click();
    await expect(page.getByTestId('clicks-verdict')).toContainText(
      'Right has 1 right click and 1 other click',
    );
  },
});
