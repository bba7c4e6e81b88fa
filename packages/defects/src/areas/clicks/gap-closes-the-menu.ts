import { defect } from '../../defect.ts';

export default defect({
  id: 'gap-closes-the-menu',
  rule: 'CLICKS-05',
  level: 'hard',
  technique: 'timing',
  file: 'apps/web/src/labs/clicks/use-hover.ts',
  from: 'realClock.after(graceMs, close)',
  to: 'realClock.after(graceMs / 30, close)',
  seen: 'The menu of Export closes at once when the mouse crosses the gap beside it.',
  hints: [
    'Look at the menu of the lab about clicks.',
    'Move the mouse as a hand does, and not in one jump.',
    'Stop for 0.2 seconds between Export and As CSV: As CSV is still there.',
  ],
  caught: async ({ page, expect }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/labs/clicks');
    await page.clock.pauseAt(60_000);
    await page.getByTestId('clicks-file').hover();
    await page.getByTestId('clicks-export').hover();
    const item = await page.getByTestId('clicks-as-csv').boundingBox();
    await page.mouse.move((item?.x ?? 0) - 5, (item?.y ?? 0) + 5);
    await page.clock.runFor(200);
    await expect(page.getByTestId('clicks-as-csv')).toBeVisible();
  },
});
