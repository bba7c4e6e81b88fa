import { defect } from '../../defect.ts';

export default defect({
  id: 'any-weight-in-range',
  rule: 'EVERY-06',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/labs/every-input/complaint.ts',
  from: 'if (validity.stepMismatch)',
  to: 'if (validity.stepMismatch && validity.rangeOverflow)',
  pure: true,
  seen: 'A weight that is no multiple of half a kilogram is accepted.',
  hints: [
    'Look at the lab with every input.',
    'A number has more boundaries than its least and its greatest value.',
    'Send 45.2 as the weight: the field says that it goes in steps of 0.5.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/every-input?seed=7');
    await page.getByRole('spinbutton', { name: 'Weight in kilograms' }).fill('45.2');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Weight in kilograms goes in steps of 0.5.')).toBeVisible();
  },
});
