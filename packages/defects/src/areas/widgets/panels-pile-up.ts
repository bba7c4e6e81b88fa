import { defect } from '../../defect.ts';

export default defect({
  id: 'panels-pile-up',
  rule: 'TAB-02',
  level: 'easy',
  technique: 'negative',
  file: 'apps/web/src/exercises/widgets/tabs/tab-panels.tsx',
  from: 'hidden={index !== selected}',
  to: 'hidden={index > selected}',
  seen: 'The panels of the tabs before the selected one are shown, too.',
  hints: [
    'Look at the tabs.',
    'What is no longer to be seen?',
    'Select Tab 2: the panel of Tab 1 is hidden.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/tabs');
    await page.getByRole('tab', { name: 'Tab 2' }).click();
    await expect(page.getByTestId('tab-panel-2')).toBeVisible();
    await expect(page.getByTestId('tab-panel-1')).toBeHidden();
  },
});
