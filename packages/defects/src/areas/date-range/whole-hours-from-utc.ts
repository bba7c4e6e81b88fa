import { defect } from '../../defect.ts';

export default defect({
  id: 'whole-hours-from-utc',
  rule: 'RANGE-07',
  level: 'sneaky',
  technique: 'languages',
  file: 'packages/practice/src/labs/date-range/house-time.ts',
  from: 'twoDigits(minutes % 60)',
  to: "'00'",
  matters: 'minutes % 60 !== 0',
  seen: 'The datetimes of the key are wrong where the clocks are half an hour off.',
  hints: [
    'Look at the key in the lab with the date range.',
    'Not every zone is a whole number of hours from UTC.',
    'In Asia/Kathmandu the datetime of the key ends in +05:45.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/date-range?seed=11&zone=Asia/Kathmandu');
    await page.getByLabel('Arrival', { exact: true }).fill('2029-10-10');
    await page.getByLabel('Departure', { exact: true }).fill('2029-10-11');
    const from = page.getByRole('status', { name: 'Key' }).getByRole('time').first();
    await expect(from).toHaveAttribute('datetime', '2029-10-10T15:00+05:45');
  },
});
