import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('cents-lost', 'SLIDER-02', 'sneaky', 'oracle', {
    file: 'apps/web/src/exercises/widgets/slider/page.tsx',
    from: `        {euro.format(price)}
`,
    to: `        {euro.format(Math.floor(price * 100) / 100)}
`,
    matters: 'euro.format(price) !== euro.format(Math.floor(price * 100) / 100)',
    seen: 'Some prices of the slider are a cent short.',
    nudge: 'Look at the price below the slider.',
    hint: 'Try more than a few round values.',
    recipe: '29 steps from 0: 0,29 €.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/euro-slider');
      await page.getByLabel('Price', { exact: true }).fill('0.29');
      await expect(page.getByTestId('slider-value')).toHaveText(/^0,29/);
    },
  }),
  defect('day-too-early', 'DATE-02', 'sneaky', 'languages', {
    file: 'packages/practice/src/calendar/day-format.ts',
    from: "{ ...options, timeZone: 'UTC' }",
    to: 'options',
    seen: 'West of Greenwich the date is shown a day too early.',
    nudge: 'Look at the date picker.',
    hint: 'Not everybody lives in your time zone.',
    recipe: 'In the zone America/New_York 1 March stays 1 March.',
    caught: async ({ page, expect }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
      await page.goto('/webelements/date-picker');
      await page.getByLabel('Date', { exact: true }).fill('2027-03-01');
      await expect(page.getByText('Selected date: 1 March 2027')).toBeVisible();
    },
  }),
  defect('february-skipped', 'DATE-04', 'sneaky', 'boundaries', {
    file: 'packages/practice/src/calendar/calendar-rules.ts',
    from: 'target.setUTCMonth(target.getUTCMonth() + count, 1);',
    to: 'target.setUTCMonth(target.getUTCMonth() + count);',
    pure: true,
    seen: 'From 31 January, Next month leads to March.',
    nudge: 'Look at the calendar.',
    hint: 'Months differ in length.',
    recipe: 'Choose 31 January, open the calendar, Next month: February.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/date-picker');
      await page.getByLabel('Date', { exact: true }).fill('2027-01-31');
      await page.getByRole('button', { name: 'Open the calendar' }).click();
      await page.getByRole('button', { name: 'Next month' }).click();
      await expect(page.getByTestId('calendar-month')).toHaveText('February 2027');
    },
  }),
  defect('half-rounds-lost', 'ROUNDS-01', 'easy', 'oracle', {
    file: 'apps/web/src/exercises/widgets/horizontal-slider/page.tsx',
    from: 'setRounds(event.target.valueAsNumber)',
    to: 'setRounds(Number.parseInt(event.target.value, 10))',
    matters: 'event.target.valueAsNumber % 1 !== 0',
    seen: 'The horizontal slider has no half rounds.',
    nudge: 'Look at the horizontal slider.',
    hint: 'Whole numbers are not all that it has.',
    recipe: 'Set it to 2.5: the value is 2.5.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/slider');
      await page.getByLabel('Rounds').fill('2.5');
      await expect(page.getByTestId('horizontal-slider-value')).toHaveText('2.5');
    },
  }),
  defect('start-after-the-end', 'PROGRESS-02', 'medium', 'sequences', {
    file: 'apps/web/src/exercises/widgets/progress-bar/page.tsx',
    from: 'disabled={isComplete}',
    to: 'disabled={percent > 100}',
    seen: 'The button below the full progress bar can still be pressed.',
    nudge: 'Look at the progress bar at its end.',
    hint: 'What can be done when nothing is left to do?',
    recipe: 'At 100% the button says Completed and is disabled.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/progress-bar?speed=20');
      await page.getByTestId('progress-start').click();
      await expect(page.getByTestId('progress-start')).toHaveText('Completed');
      await expect(page.getByTestId('progress-start')).toBeDisabled();
    },
  }),
  defect('week-from-sunday', 'DATE-03', 'hard', 'oracle', {
    file: 'packages/practice/src/calendar/calendar-rules.ts',
    from: 'const blanks = weekday(`${month}01`);',
    to: 'const blanks = new Date(`${month}01`).getUTCDay();',
    pure: true,
    seen: 'The days of the calendar stand one column too far to the right.',
    nudge: 'Look at the calendar.',
    hint: 'Compare a day with its weekday in another calendar.',
    recipe: '1 March 2027 is a Monday and stands under Mo.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/date-picker');
      await page.getByLabel('Date', { exact: true }).fill('2027-03-01');
      await page.getByRole('button', { name: 'Open the calendar' }).click();
      const week = page.getByRole('row').filter({ has: page.getByTestId('day-2027-03-01') });
      await expect(week.getByRole('gridcell').first()).toHaveText('1');
    },
  }),
  defect('zero-rounds-not-shown', 'ROUNDS-02', 'medium', 'boundaries', {
    file: 'apps/web/src/exercises/widgets/horizontal-slider/page.tsx',
    from: `        {rounds}
`,
    to: `        {rounds || ''}
`,
    seen: 'At 0 the line Value is empty.',
    nudge: 'Look at the horizontal slider.',
    hint: 'Where does it begin?',
    recipe: 'At the start the line Value says 0.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/slider');
      await expect(page.getByTestId('horizontal-slider-value')).toHaveText('0');
    },
  }),
];
