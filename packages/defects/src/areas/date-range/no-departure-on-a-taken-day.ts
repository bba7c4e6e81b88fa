import { defect } from '../../defect.ts';

export default defect({
  id: 'no-departure-on-a-taken-day',
  rule: 'RANGE-03',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/date-range/stay.ts',
  from: 'day < departure',
  to: 'day <= departure',
  pure: true,
  seen: 'The guest cannot leave on the day whose night is taken.',
  hints: [
    'Look at the lab with the date range.',
    'Which is the last day that the taken nights leave for Departure?',
    'From 20 to 30 November 2029 there are 10 nights, though the night of the 30th is taken.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/date-range?seed=11');
    await page.getByLabel('Arrival', { exact: true }).fill('2029-11-20');
    await page.getByLabel('Departure', { exact: true }).fill('2029-11-30');
    await expect(page.getByRole('status', { name: 'Stay' })).toHaveText('10 nights');
  },
});
