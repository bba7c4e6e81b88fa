import { defect } from '../../defect.ts';

export default defect({
  id: 'back-at-one-sends-two',
  rule: 'ROOT-05',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/labs/shadow-roots/nights-field.ts',
  from: 'internals.setFormValue(String(nights));',
  to: "if (nights > 1 || shown?.textContent !== '2') internals.setFormValue(String(nights));",
  seen: 'After the nights went from 2 back to 1, the page shows 1 and the form sends 2.',
  hints: [
    'Look at the lab with the shadow roots, and at the nights in its form data.',
    'Go up, and down again.',
    'Press One night more, One night less and Book: the form data has nights=1.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/shadow-roots?seed=1');
    for (const name of ['One night more', 'One night less', 'Book'])
      await page.getByRole('button', { name }).click();
    await expect(page.getByTestId('roots-sent')).toContainText('nights=1');
  },
});
