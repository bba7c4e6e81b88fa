import { defect } from '../../defect.ts';

export default defect({
  id: 'close-books-nevertheless',
  rule: 'INTERRUPT-08',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/interruptions/desk.ts',
  from: "isBooked: by === 'Try again'",
  to: "isBooked: by !== 'Escape'",
  pure: true,
  seen: 'A booking that was not saved has a code after Close, as if it had been tried again.',
  hints: [
    'Look at the dialog Not booked in the lab about interruptions.',
    'It has two buttons. Use the other one, too.',
    'Close Not booked: the result thanks and has no code.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/interruptions?seed=2');
    await page.getByTestId('interruptions-start').click();
    const close = page.locator('dialog button').last();
    const lead = page.locator('[data-testid$="-next"], [data-testid$="-book"]');
    const isOver = async () => (await page.getByTestId('interruptions-done').count()) > 0;
    while (!(await isOver())) await ((await close.count()) > 0 ? close : lead).click();
    await page.getByRole('dialog', { name: 'Not booked' }).getByText('Close').click();
    await expect(page.getByTestId('interruptions-result')).toHaveText(/^Thank you/);
  },
});
