import { defect } from '../../defect.ts';

export default defect({
  id: 'week-from-sunday',
  rule: 'DATE-03',
  level: 'hard',
  technique: 'oracle',
  file: 'packages/practice/src/calendar/calendar-rules.ts',
  from: 'const blanks = weekday(`${month}01`);',
  to: 'const blanks = new Date(`${month}01`).getUTCDay();',
  pure: true,
  seen: 'The days of the calendar stand one column too far to the right.',
  hints: [
    'Look at the calendar.',
    'Compare a day with its weekday in another calendar.',
    '1 March 2027 is a Monday and stands under Mo.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/date-picker');
    await page.getByLabel('Date', { exact: true }).fill('2027-03-01');
    await page.getByRole('button', { name: 'Open the calendar' }).click();
    const week = page.getByRole('row').filter({ has: page.getByTestId('day-2027-03-01') });
    await expect(week.getByRole('gridcell').first()).toHaveText('1');
  },
});
