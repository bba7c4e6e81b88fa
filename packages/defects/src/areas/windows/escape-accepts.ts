import { defect } from '../../defect.ts';

export default defect({
  id: 'escape-accepts',
  rule: 'WINDOW-04',
  level: 'hard',
  technique: 'negative',
  file: 'apps/web/src/labs/windows/booking.tsx',
  from: "returnedBy(currentTarget) === 'Accept'",
  to: "returnedBy(currentTarget) !== 'Decline'",
  seen: 'Who closes the conditions by Escape has accepted them.',
  hints: [
    'Look at the two dialogs of the lab about windows.',
    'A dialog can be closed without a button.',
    'Close the conditions by Escape and press OK: Booking says “without the conditions”.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/windows?seed=7');
    await page.getByTestId('windows-book').click();
    await page.getByTestId('windows-conditions-open').click();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('windows-conditions')).toBeHidden();
    await page.getByTestId('windows-booking-ok').click();
    await expect(page.getByTestId('windows-booked')).toHaveText('Confirmed without the conditions');
  },
});
