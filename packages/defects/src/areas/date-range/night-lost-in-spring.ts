import { defect } from '../../defect.ts';

export default defect({
  id: 'night-lost-in-spring',
  rule: 'RANGE-02',
  level: 'sneaky',
  technique: 'languages',
  file: 'packages/practice/src/labs/date-range/stay.ts',
  from: '(Date.parse(departure) - Date.parse(arrival)) / dayMs',
  to: 'Math.floor((Date.parse(`${departure}T00:00`) - Date.parse(`${arrival}T00:00`)) / dayMs)',
  matters:
    'new Date(`${departure}T00:00`).getTimezoneOffset() < new Date(`${arrival}T00:00`).getTimezoneOffset()',
  seen: 'Where the browser has summer time, a stay over its beginning has a night too few.',
  hints: [
    'Look at the lab with the date range.',
    'Not every browser is in your time zone, and not every day has 24 hours.',
    'In a browser in America/New_York, from 10 to 20 March 2027 there are 10 nights.',
  ],
  caught: async ({ page, expect }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
    await page.goto('/labs/date-range?seed=11');
    await page.getByLabel('Arrival', { exact: true }).fill('2027-03-10');
    await page.getByLabel('Departure', { exact: true }).fill('2027-03-20');
    await expect(page.getByRole('status', { name: 'Stay' })).toHaveText('10 nights');
  },
});
