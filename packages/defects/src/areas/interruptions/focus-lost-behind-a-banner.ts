import { defect } from '../../defect.ts';

export default defect({
  id: 'focus-lost-behind-a-banner',
  rule: 'INTERRUPT-06',
  level: 'sneaky',
  technique: 'accessibility',
  file: 'apps/web/src/labs/interruptions/journey.tsx',
  from: 'useFocusKeptWhile(open.length > 0)',
  to: 'useFocusKeptWhile(open.length > 1)',
  seen: 'After an interruption that comes alone is closed, the focus is lost.',
  hints: [
    'Look at the lab about interruptions after something was closed.',
    'Use the keyboard only. Where are you after Escape?',
    'With the seed 7 press Start and refuse the cookies: the focus is on Continue.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/interruptions?seed=7');
    await page.getByTestId('interruptions-start').press('Enter');
    await page.getByTestId('interruptions-refuse').press('Enter');
    await expect(page.getByTestId('interruptions-continue')).toBeFocused();
  },
});
