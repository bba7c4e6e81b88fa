import { defect } from '../../defect.ts';

export default defect({
  id: 'covered-but-usable',
  rule: 'INTERRUPT-05',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/labs/interruptions/page.tsx',
  from: 'inert={open !== undefined}',
  to: "inert={open === 'Not booked'}",
  used: 'open !== undefined',
  seen: 'The Tab key leads to controls that a banner covers.',
  hints: [
    'Look at the lab about interruptions while something is open.',
    'A banner stops the mouse. What about the keyboard?',
    'With the seed 7 press Start: Rowing, below the banner, cannot take the focus.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/interruptions?seed=7');
    await page.getByTestId('interruptions-start').click();
    await expect(page.getByTestId('interruptions-cookies')).toBeVisible();
    await page.getByTestId('interruptions-rowing').focus();
    await expect(page.getByTestId('interruptions-rowing')).not.toBeFocused();
  },
});
