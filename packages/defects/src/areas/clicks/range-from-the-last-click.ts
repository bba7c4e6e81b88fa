import { defect } from '../../defect.ts';

export default defect({
  id: 'range-from-the-last-click',
  rule: 'CLICKS-08',
  level: 'hard',
  technique: 'sequences',
  file: 'packages/practice/src/labs/clicks/selection.ts',
  from: 'places: inOrder(all), anchor, ',
  to: 'places: inOrder(all), anchor: at, ',
  seen: 'A second click with Shift selects from the first one with Shift.',
  hints: [
    'Look at the list of cities in the lab about clicks.',
    'Use Shift more than once.',
    'Click Esbjerg, then with Shift Bergen and Galway: Esbjerg to Galway is selected.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clicks');
    await page.getByTestId('clicks-city-esbjerg').click();
    for (const city of ['bergen', 'galway'])
      await page.getByTestId(`clicks-city-${city}`).click({ modifiers: ['Shift'] });
    await expect(page.getByTestId('clicks-selected')).toHaveText('Esbjerg, Fukuoka, Galway');
  },
});
