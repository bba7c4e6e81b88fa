import { defect } from '../../defect.ts';

export default defect({
  id: 'time-not-restarted',
  rule: 'RADIO-04',
  level: 'sneaky',
  technique: 'timing',
  file: 'apps/web/src/practice/temporary.ts',
  from: `    show: (value: T) => {
      cancel?.();
`,
  to: `    show: (value: T) => {
`,
  matters: 'cancel !== undefined',
  seen: 'A second message goes when the time of the first is over.',
  hints: [
    'Look at messages that go by themselves.',
    'Let a second one come while the first is still there.',
    'Choose, wait 2 s, choose again, wait 2 s: the message is still there.',
  ],
  caught: async ({ page, expect }) => {
    await page.clock.install();
    await page.goto('/webelements/radio');
    await page.getByLabel('Radio 2').check();
    await page.clock.runFor(2000);
    await page.getByLabel('Radio 1').check();
    await page.clock.runFor(2000);
    await expect(page.getByTestId('radio-message')).toHaveText('You selected: Radio 1');
  },
});
