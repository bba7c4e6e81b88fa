import { defect } from '../../defect.ts';

export default defect({
  id: 'conditions-taken-as-read',
  rule: 'WINDOW-05',
  level: 'hard',
  technique: 'oracle',
  file: 'apps/web/src/labs/windows/page.tsx',
  from: "`Confirmed ${accepted ? 'with' : 'without'} the conditions`",
  to: "`Confirmed ${accepted || booked ? 'with' : 'without'} the conditions`",
  matters: '!accepted',
  seen: 'A booking without the conditions is told as one with them.',
  hints: [
    'Look at the two dialogs of the lab about windows.',
    'Leave the upper dialog out.',
    'Press Book and OK: Booking says “without the conditions”.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/windows?seed=7');
    await page.getByTestId('windows-book').click();
    await page.getByTestId('windows-booking-ok').click();
    await expect(page.getByTestId('windows-booked')).toHaveText('Confirmed without the conditions');
  },
});
