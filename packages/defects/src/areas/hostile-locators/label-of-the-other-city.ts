import { defect } from '../../defect.ts';

export default defect({
  id: 'label-of-the-other-city',
  rule: 'HOSTILE-02',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/labs/hostile-locators/page.tsx',
  from: '<label className={styles.field}>',
  to: '<label className={styles.field} htmlFor={field.id}>',
  seen: 'A click on the label Billing city leads into the field Delivery city.',
  hints: [
    'Look at the form in the lab of hostile locators.',
    'Two fields have one id. Which of them does a label mean that refers to it?',
    'A click on the text Billing city focuses the second of the two fields.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/hostile-locators?seed=7');
    const label = page.getByTestId('hostile-form').getByText('Billing city');
    await label.click({ position: { x: 4, y: 4 } });
    await expect(label.getByRole('textbox')).toBeFocused();
  },
});
