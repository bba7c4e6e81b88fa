import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('escape-loses-the-focus', 'CLICKS-11', 'medium', 'accessibility', {
    file: 'apps/web/src/labs/clicks/photo.tsx',
    from: "if (event.key === 'Escape') close();",
    to: "if (event.key === 'Escape') setOpen(false);",
    seen: 'Escape closes the menu of Photo, and no element has the focus then.',
    nudge: 'Look at the menu of Photo in the lab about clicks.',
    hint: 'Where is the focus after each way to close the menu?',
    recipe: 'Right-click Photo and press Escape: Photo has the focus.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clicks');
      await page.getByTestId('clicks-photo').click({ button: 'right' });
      await page.getByTestId('clicks-photo-open').press('Escape');
      await expect(page.getByTestId('clicks-photo')).toBeFocused();
    },
  }),
  defect('gap-closes-the-menu', 'CLICKS-05', 'hard', 'timing', {
    file: 'apps/web/src/labs/clicks/use-hover.ts',
    from: 'realClock.after(graceMs, close)',
    to: 'realClock.after(graceMs / 30, close)',
    seen: 'The menu of Export closes at once when the mouse crosses the gap beside it.',
    nudge: 'Look at the menu of the lab about clicks.',
    hint: 'Move the mouse as a hand does, and not in one jump.',
    recipe: 'Stop for 0.2 seconds between Export and As CSV: As CSV is still there.',
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
  }),
  defect('long-press-off-the-button', 'CLICKS-02', 'hard', 'sequences', {
    file: 'apps/web/src/labs/clicks/use-hold.ts',
    from: 'onPointerLeave: cancel,',
    to: 'onPointerLeave: () => {},',
    seen: 'A press that leaves Long and comes back counts as a long press.',
    nudge: 'Look at Long in the lab about clicks.',
    hint: 'Do something else with the mouse while its button is down.',
    recipe: 'Press Long, move away from it, wait, and come back: it does not say "Let go".',
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
  }),
  defect('other-buttons-are-middle', 'CLICKS-01', 'medium', 'negative', {
    file: 'apps/web/src/labs/clicks/listen.ts',
    from: "type.endsWith('click') && down === 1)",
    to: "type.endsWith('click') && down > 0)",
    seen: 'Middle counts a right click as a middle click.',
    nudge: 'Look at the four buttons of the lab about clicks.',
    hint: 'Press each button in the way that another one asks for.',
    recipe: 'Right-click Middle: it has 0 middle clicks.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clicks');
      await page.getByTestId('clicks-middle').click({ button: 'right' });
      await expect(page.getByTestId('clicks-events')).toContainText('contextmenu');
      await expect(page.getByTestId('clicks-middle-presses')).toHaveText('0 middle clicks');
    },
  }),
  defect('other-clicks-are-fine', 'CLICKS-10', 'medium', 'negative', {
    file: 'packages/practice/src/labs/clicks/judge.ts',
    from: 'press.asked === 1 && otherClicks(kind, press) === 0',
    to: 'press.asked === 1',
    pure: true,
    seen: 'The verdict says nothing about other clicks on a button that was also pressed as it asks.',
    nudge: 'Look at the verdict of the lab about clicks.',
    hint: 'Do what a button asks for, and something else to it.',
    recipe: 'Click Right, right-click it and press Check: the verdict names Right.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clicks');
      await page.getByTestId('clicks-right').click();
      await page.getByTestId('clicks-right').click({ button: 'right' });
      await page.getByTestId('clicks-check').click();
      await expect(page.getByTestId('clicks-verdict')).toContainText(
        'Right has 1 right click and 1 other click',
      );
    },
  }),
  defect('range-from-the-last-click', 'CLICKS-08', 'hard', 'sequences', {
    file: 'packages/practice/src/labs/clicks/selection.ts',
    from: 'places: inOrder(all), anchor, ',
    to: 'places: inOrder(all), anchor: at, ',
    seen: 'A second click with Shift selects from the first one with Shift.',
    nudge: 'Look at the list of cities in the lab about clicks.',
    hint: 'Use Shift more than once.',
    recipe: 'Click Esbjerg, then with Shift Bergen and Galway: Esbjerg to Galway is selected.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/clicks');
      await page.getByTestId('clicks-city-esbjerg').click();
      for (const city of ['bergen', 'galway'])
        await page.getByTestId(`clicks-city-${city}`).click({ modifiers: ['Shift'] });
      await expect(page.getByTestId('clicks-selected')).toHaveText('Esbjerg, Fukuoka, Galway');
    },
  }),
];
