import { defect } from '../../defect.ts';

export default defect({
  id: 'tooltip-not-by-keyboard',
  rule: 'TOOLTIP-02',
  level: 'medium',
  technique: 'accessibility',
  file: 'apps/web/src/exercises/widgets/tooltip/page.tsx',
  from: 'onFocus={() => setFocused(true)}',
  to: 'onFocus={() => setFocused(false)}',
  seen: 'The tooltip does not come by keyboard.',
  hints: [
    'Look at the tooltip, and leave the mouse alone.',
    'What can be seen by pointing must be there by focus, too.',
    'Tab to the button: the text is visible.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/tooltip');
    await page.getByTestId('tooltip-target').focus();
    await expect(page.getByTestId('tooltip-text')).toBeVisible();
  },
});
