import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('conditions-taken-as-read', 'WINDOW-05', 'hard', 'oracle', {
    file: 'apps/web/src/labs/windows/page.tsx',
    from: "`Confirmed ${accepted ? 'with' : 'without'} the conditions`",
    to: "`Confirmed ${accepted || booked ? 'with' : 'without'} the conditions`",
    matters: '!accepted',
    seen: 'A booking without the conditions is told as one with them.',
    nudge: 'Look at the two dialogs of the lab about windows.',
    hint: 'Leave the upper dialog out.',
    recipe: 'Press Book and OK: Booking says “without the conditions”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/windows?seed=7');
      await page.getByTestId('windows-book').click();
      await page.getByTestId('windows-booking-ok').click();
      await expect(page.getByTestId('windows-booked')).toHaveText(
        'Confirmed without the conditions',
      );
    },
  }),
  defect('escape-accepts', 'WINDOW-04', 'hard', 'negative', {
    file: 'apps/web/src/labs/windows/booking.tsx',
    from: "returnedBy(currentTarget) === 'Accept'",
    to: "returnedBy(currentTarget) !== 'Decline'",
    seen: 'Who closes the conditions by Escape has accepted them.',
    nudge: 'Look at the two dialogs of the lab about windows.',
    hint: 'A dialog can be closed without a button.',
    recipe: 'Close the conditions by Escape and press OK: Booking says “without the conditions”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/windows?seed=7');
      await page.getByTestId('windows-book').click();
      await page.getByTestId('windows-conditions-open').click();
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('windows-conditions')).toBeHidden();
      await page.getByTestId('windows-booking-ok').click();
      await expect(page.getByTestId('windows-booked')).toHaveText(
        'Confirmed without the conditions',
      );
    },
  }),
  defect('hears-everybody', 'WINDOW-03', 'sneaky', 'security', {
    file: 'apps/web/src/labs/windows/use-windows.ts',
    from: 'each !== null && each === source',
    to: 'each !== null && source !== null',
    seen: 'The page shows a message that no window of a desk has sent.',
    nudge: 'Look at the messages of the lab about windows.',
    hint: 'A message can come from anybody. Who has sent this one?',
    recipe: 'Open a window, and post a message from the page to itself: Message stays empty.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/windows?seed=7');
      const opened = page.waitForEvent('popup');
      await page.getByTestId('windows-open').click();
      const desk = await opened;
      await expect(desk.getByTestId('window-code')).toHaveText(/\d/);
      const code = await desk.getByTestId('window-code').innerText();
      await page.evaluate(() => postMessage({ kind: 'sent', code: '1', trusted: true }, '*'));
      await desk.getByTestId('window-send').click();
      await expect(page.getByTestId('windows-message')).toHaveText(new RegExp(`^\\w+: ${code}$`));
    },
  }),
  defect('other-desks-forgiven', 'WINDOW-07', 'medium', 'negative', {
    file: 'packages/practice/src/labs/windows/judge.ts',
    from: 'messages.filter(({ desk }) => desk !== wanted)',
    to: 'messages.filter(({ desk }) => desk !== wanted && messages.length > 2)',
    pure: true,
    seen: 'The verdict says nothing about the message of a wrong desk.',
    nudge: 'Look at the verdict of the lab about windows.',
    hint: 'Send from a desk that nobody has asked.',
    recipe: 'With the seed 7 send from the first window: the verdict names its desk.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/windows?seed=7');
      const opened = page.waitForEvent('popup');
      await page.getByTestId('windows-open').click();
      await (await opened).getByTestId('window-send').click();
      await expect(page.getByTestId('windows-message')).not.toBeEmpty();
      await page.getByTestId('windows-check').click();
      await expect(page.getByTestId('windows-verdict')).toContainText('has sent a message');
    },
  }),
];
