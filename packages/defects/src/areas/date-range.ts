import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('every-day-has-24-hours', 'RANGE-09', 'hard', 'oracle', {
    file: 'packages/practice/src/labs/date-range/trip.ts',
    from: 'hoursOf(stay, trip.zone)',
    to: 'nightsOf(stay) * 24 - 4',
    matters: 'stay && hoursOf(stay, trip.zone) !== nightsOf(stay) * 24 - 4',
    seen: 'The verdict wants hours that forget the change of the clocks.',
    nudge: 'Look at the lab with the date range.',
    hint: 'Solve it in several zones, and compute the hours yourself.',
    recipe: 'With the seed 11 the key of the house in America/New_York works for 741 hours.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/date-range?seed=11&zone=America/New_York');
      await page.getByLabel('Arrival', { exact: true }).fill('2029-10-30');
      await page.getByLabel('Departure', { exact: true }).fill('2029-11-30');
      await page.getByRole('spinbutton', { name: 'Hours' }).fill('741');
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
    },
  }),
  defect('night-lost-in-spring', 'RANGE-02', 'sneaky', 'languages', {
    file: 'packages/practice/src/labs/date-range/stay.ts',
    from: '(Date.parse(departure) - Date.parse(arrival)) / dayMs',
    to: 'Math.floor((Date.parse(`${departure}T00:00`) - Date.parse(`${arrival}T00:00`)) / dayMs)',
    matters:
      'new Date(`${departure}T00:00`).getTimezoneOffset() < new Date(`${arrival}T00:00`).getTimezoneOffset()',
    seen: 'Where the browser has summer time, a stay over its beginning has a night too few.',
    nudge: 'Look at the lab with the date range.',
    hint: 'Not every browser is in your time zone, and not every day has 24 hours.',
    recipe: 'In a browser in America/New_York, from 10 to 20 March 2027 there are 10 nights.',
    caught: async ({ page, expect }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
      await page.goto('/labs/date-range?seed=11');
      await page.getByLabel('Arrival', { exact: true }).fill('2027-03-10');
      await page.getByLabel('Departure', { exact: true }).fill('2027-03-20');
      await expect(page.getByRole('status', { name: 'Stay' })).toHaveText('10 nights');
    },
  }),
  defect('no-departure-on-a-taken-day', 'RANGE-03', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/date-range/stay.ts',
    from: 'day < departure',
    to: 'day <= departure',
    pure: true,
    seen: 'The guest cannot leave on the day whose night is taken.',
    nudge: 'Look at the lab with the date range.',
    hint: 'Which is the last day that the taken nights leave for Departure?',
    recipe:
      'From 20 to 30 November 2029 there are 10 nights, though the night of the 30th is taken.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/date-range?seed=11');
      await page.getByLabel('Arrival', { exact: true }).fill('2029-11-20');
      await page.getByLabel('Departure', { exact: true }).fill('2029-11-30');
      await expect(page.getByRole('status', { name: 'Stay' })).toHaveText('10 nights');
    },
  }),
  defect('third-day-prolongs', 'RANGE-05', 'easy', 'sequences', {
    file: 'packages/practice/src/labs/date-range/stay.ts',
    from: 'departure === undefined && wholeStay(',
    to: 'wholeStay(',
    seen: 'A third day in the calendar changes Departure instead of beginning another stay.',
    nudge: 'Look at the lab with the date range.',
    hint: 'Choose days in the calendar, and go on when the stay is whole.',
    recipe: 'Choose 10, 12 and 14 October: the third day is Arrival, and Departure is empty.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/date-range?seed=11');
      for (const day of ['Wednesday 10', 'Friday 12', 'Sunday 14']) {
        await page.getByRole('button', { name: `${day} October 2029` }).click();
      }
      await expect(page.getByLabel('Arrival', { exact: true })).toHaveValue('2029-10-14');
    },
  }),
  defect('whole-hours-from-utc', 'RANGE-07', 'sneaky', 'languages', {
    file: 'packages/practice/src/labs/date-range/house-time.ts',
    from: 'twoDigits(minutes % 60)',
    to: "'00'",
    matters: 'minutes % 60 !== 0',
    seen: 'The datetimes of the key are wrong where the clocks are half an hour off.',
    nudge: 'Look at the key in the lab with the date range.',
    hint: 'Not every zone is a whole number of hours from UTC.',
    recipe: 'In Asia/Kathmandu the datetime of the key ends in +05:45.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/date-range?seed=11&zone=Asia/Kathmandu');
      await page.getByLabel('Arrival', { exact: true }).fill('2029-10-10');
      await page.getByLabel('Departure', { exact: true }).fill('2029-10-11');
      const from = page.getByRole('status', { name: 'Key' }).getByRole('time').first();
      await expect(from).toHaveAttribute('datetime', '2029-10-10T15:00+05:45');
    },
  }),
];
