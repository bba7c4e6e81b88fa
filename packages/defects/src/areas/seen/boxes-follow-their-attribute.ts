import { defect } from '../../defect.ts';

export default defect({
  id: 'boxes-follow-their-attribute',
  rule: 'SEEN-05',
  level: 'hard',
  technique: 'oracle',
  file: 'apps/web/src/labs/seen/boxes.tsx',
  from: 'box.checked = isChecked;',
  to: 'box.checked = hasAttribute;',
  matters: 'isChecked !== hasAttribute',
  seen: 'Each box with the attribute checked is checked, and no other.',
  hints: [
    'Look at the four boxes of the lab about what is seen.',
    'Compare what you see with the HTML.',
    'One of the two checked boxes has no attribute checked.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/seen?seed=7');
    const checked = page.getByRole('checkbox', { checked: true });
    await expect(checked).toHaveCount(2);
    await expect(checked.and(page.locator('[checked]'))).toHaveCount(1);
  },
});
