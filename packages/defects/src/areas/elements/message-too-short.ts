import { defect } from '../../defect.ts';

export default defect({
  id: 'message-too-short',
  rule: 'RADIO-03',
  level: 'medium',
  technique: 'timing',
  file: 'apps/web/src/exercises/elements/radio/page.tsx',
  from: 'useTemporaryMessage(3000)',
  to: 'useTemporaryMessage(1000)',
  seen: 'The message of the radio buttons goes after one second.',
  hints: [
    'Look at the radio buttons.',
    'The message stays for a time that the rules name.',
    "After 2.5 seconds of the page's clock the message is still there.",
  ],
  caught: async ({ page, expect }) => {
    await page.clock.install();
    await page.goto('/webelements/radio');
    await page.getByLabel('Radio 2').check();
    await page.clock.runFor(2500);
    await expect(page.getByTestId('radio-message')).toHaveText('You selected: Radio 2');
  },
});
