import { defect } from '../../defect.ts';

export default defect({
  id: 'day-too-early',
  rule: 'DATE-02',
  level: 'sneaky',
  technique: 'languages',
  file: 'packages/practice/src/calendar/day-format.ts',
  from: "{ ...options, timeZone: 'UTC' }",
  to: 'options',
  seen: 'West of Greenwich the date is shown a day too early.',
  hints: [
    'Look at the date picker.',
    'Not everybody lives in your time zone.',
    'In the zone America/New_York 1 March stays 1 March.',
  ],
  caught: async ({ page, expect }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
    await page.goto('/webelements/date-picker');
    await page.getByLabel('Date', { exact: true }).fill('2027-03-01');
    await expect(page.getByText('Selected date: 1 March 2027')).toBeVisible();
  },
});
