import { defect } from '../../defect.ts';

export default defect({
  id: 'every-day-has-24-hours',
  rule: 'RANGE-09',
  level: 'hard',
  technique: 'oracle',
  file: 'packages/practice/src/labs/date-range/trip.ts',
  from: 'hoursOf(stay, trip.zone)',
  to: 'nightsOf(stay) * 24 - 4',
  matters: 'stay && hoursOf(stay, trip.zone) !== nightsOf(stay) * 24 - 4',
  seen: 'The verdict wants hours that forget the change of the clocks.',
  hints: [
    'Look at the lab with the date range.',
    'Solve it in several zones, and compute the hours yourself.',
    'With the seed 11 the key of the house in America/New_York works for 741 hours.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/date-range?seed=11&zone=America/New_York');
    await page.getByLabel('Arrival', { exact: true }).fill('2029-10-30');
    await page.getByLabel('Departure', { exact: true }).fill('2029-11-30');
    await page.getByRole('spinbutton', { name: 'Hours' }).fill('741');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  },
});
