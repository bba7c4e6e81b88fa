import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { datePicker as rules } from '@sparring/rules/exercises/date-picker';

const appears = 'while the calendar is open';

export const elements: readonly ElementRow[] = [
  row('The date field', 'textbox', 'Date', 'date-input'),
  row('Opens the calendar', 'button', 'Open the calendar', 'calendar-open'),
  row('The calendar', 'dialog', 'Calendar', 'calendar', { appears }),
  row('Shows the previous month', 'button', 'Previous month', 'calendar-previous', { appears }),
  row('Shows the next month', 'button', 'Next month', 'calendar-next', { appears }),
  row('A day, such as the first of March 2027', 'button', 'Monday 1 March 2027', 'day-2027-03-01', {
    appears: 'while the calendar shows its month',
  }),
  row('The chosen date', 'status', 'Outcome', 'date-outcome'),
];

export const firstTest: FirstTest = {
  title: 'a button opens the calendar',
  steps: [{ click: 'calendar-open' }],
  expects: { element: 'calendar', is: 'visible' },
};
