import { defect } from '../../defect.ts';

export default defect({
  id: 'other-desks-forgiven',
  rule: 'WINDOW-07',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/windows/judge.ts',
  from: 'messages.filter(({ desk }) => desk !== wanted)',
  to: 'messages.filter(({ desk }) => desk !== wanted && messages.length > 2)',
  pure: true,
  seen: 'The verdict says nothing about the message of a wrong desk.',
  hints: [
    'Look at the verdict of the lab about windows.',
    'Send from a desk that nobody has asked.',
    'With the seed 7 send from the first window: the verdict names its desk.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/windows?seed=7');
    const opened = page.waitForEvent('popup');
    await page.getByTestId('windows-open').click();
    await (await opened).getByTestId('window-send').click();
    await expect(page.getByTestId('windows-message')).not.toBeEmpty();
    await page.getByTestId('windows-check').click();
    await expect(page.getByTestId('windows-verdict')).toContainText('has sent a message');
  },
});
