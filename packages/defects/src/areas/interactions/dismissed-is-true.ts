import { defect } from '../../defect.ts';

export default defect({
  id: 'dismissed-is-true',
  rule: 'ALERT-02',
  level: 'hard',
  technique: 'negative',
  file: 'apps/web/src/exercises/interactions/alerts/page.tsx',
  from: "window.confirm('Do you confirm this action?')",
  to: "window.confirm('Do you confirm this action?') !== undefined",
  seen: 'A question that was answered with Cancel counts as confirmed.',
  hints: [
    'Look at the dialogs of the browser.',
    'There are two ways to answer.',
    'Show Confirm, Cancel: User confirmed: false.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/alerts');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('button', { name: 'Show Confirm' }).click();
    await expect(page.getByTestId('alert-answer')).toHaveText('User confirmed: false');
  },
});
