import { defect } from '../../defect.ts';

export default defect({
  id: 'last-way-counts',
  rule: 'TRUSTED-04',
  level: 'hard',
  technique: 'sequences',
  file: 'packages/practice/src/labs/trusted-events/ways.ts',
  from: 'return isStronger ? { ...before, [control]: way } : before;',
  to: "return isStronger || known === 'a script' ? { ...before, [control]: way } : before;",
  pure: true,
  seen: 'A control that a script has used is praised after one more press of a key.',
  hints: [
    'Look at a control that a script has used in the lab of real and synthetic events.',
    'Use it again, as a user.',
    'Set Rounds by a script and press an arrow key: it still says "a script".',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/trusted-events');
    await page.getByTestId('trusted-rounds').fill('8');
    await page.getByTestId('trusted-rounds').press('ArrowRight');
    await expect(page.getByTestId('trusted-rounds')).toHaveValue('9');
    await expect(page.getByTestId('trusted-rounds-by')).toHaveText('a script');
  },
});
