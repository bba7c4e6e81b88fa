import { defect } from '../../defect.ts';

export default defect({
  id: 'value-for-the-text',
  rule: 'SELECT-02',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/web/src/exercises/elements/select-box/page.tsx',
  from: '`You selected: ${event.target.selectedOptions[0]?.text}`',
  to: '`You selected: ${event.target.value}`',
  seen: 'The message of the select box names the value of the option, not its text.',
  hints: [
    'Look at the select box.',
    'Compare the whole message with what you chose.',
    'Choose Red corner: You selected: Red corner.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/select-box');
    await page.getByLabel('Corner').selectOption('Red corner');
    await expect(page.getByTestId('select-message')).toHaveText('You selected: Red corner');
  },
});
