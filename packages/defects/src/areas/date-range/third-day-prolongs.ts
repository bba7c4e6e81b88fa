import { defect } from '../../defect.ts';

export default defect({
  id: 'third-day-prolongs',
  rule: 'RANGE-05',
  level: 'easy',
  technique: 'sequences',
  file: 'packages/practice/src/labs/date-range/stay.ts',
  from: 'departure === undefined && wholeStay(',
  to: 'wholeStay(',
  seen: 'A third day in the calendar changes Departure instead of beginning another stay.',
  hints: [
    'Look at the lab with the date range.',
    'Choose days in the calendar, and go on when the stay is whole.',
    'Choose 10, 12 and 14 October: the third day is Arrival, and Departure is empty.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/date-range?seed=11');
    for (const day of ['Wednesday 10', 'Friday 12', 'Sunday 14']) {
      await page.getByRole('button', { name: `${day} October 2029` }).click();
    }
    await expect(page.getByLabel('Arrival', { exact: true })).toHaveValue('2029-10-14');
  },
});
