import { defect } from '../../defect.ts';

export default defect({
  id: 'option-before-the-chosen',
  rule: 'SELECT-02',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/web/src/exercises/elements/select-box/page.tsx',
  from: '`You selected: ${event.target.value}`',
  to: '`You selected: ${event.target.options[event.target.selectedIndex - 1]?.value}`',
  seen: 'The message of the select box names the option above the chosen one.',
  hints: [
    'Look at the select box.',
    'Compare the whole message with what you chose.',
    'Choose Option 2: You selected: Option 2.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/select-box');
    await page.getByLabel('Option').selectOption('Option 2');
    await expect(page.getByTestId('select-message')).toHaveText('You selected: Option 2');
  },
});
