import { defect } from '../../defect.ts';

export default defect({
  id: 'long-press-off-the-button',
  rule: 'CLICKS-02',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/labs/clicks/use-hold.ts',
  from: 'onPointerLeave: cancel,',
  to: 'onPointerLeave: () => {},',
  seen: 'A press that leaves Long and comes back counts as a long press.',
  hints: [
    'Look at Long in the lab about clicks.',
    'Do something else with the mouse while its button is down.',
    'Press Long, move away from it, wait, and come back: it does not say "Let go".',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clicks?hold=0.2');
    await page.getByTestId('clicks-long').hover();
    await page.mouse.down();
    await expect(page.getByTestId('clicks-long-presses')).not.toContainText('0 long');
    await page.getByTestId('clicks-middle').hover();
    await expect(page.getByTestId('clicks-long-presses')).toHaveText('0 long presses', {
      timeout: 3000,
    });
  },
});
