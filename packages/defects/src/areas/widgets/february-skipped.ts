import { defect } from '../../defect.ts';

export default defect({
  id: 'february-skipped',
  rule: 'DATE-04',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'packages/practice/src/calendar/calendar-rules.ts',
  from: 'target.setUTCMonth(target.getUTCMonth() + count, 1);',
  to: 'target.setUTCMonth(target.getUTCMonth() + count);',
  pure: true,
  seen: 'From 31 January, Next month leads to March.',
  hints: [
    'Look at the calendar.',
    'Months differ in length.',
    'Choose 31 January, open the calendar, Next month: February.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/date-picker');
    await page.getByLabel('Date', { exact: true }).fill('2027-01-31');
    await page.getByRole('button', { name: 'Open the calendar' }).click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByTestId('calendar-month')).toHaveText('February 2027');
  },
});
