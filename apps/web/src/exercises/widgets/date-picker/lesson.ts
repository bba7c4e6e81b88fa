import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { datePicker as rules } from '@sparring/rules/exercises/date-picker';

const appears = 'while the calendar is open';

export const elements: readonly ElementRow[] = [
  { what: 'The date field', role: 'textbox', name: 'Date', testId: 'date-input' },
  {
    what: 'Opens the calendar',
    role: 'button',
    name: 'Open the calendar',
    testId: 'calendar-open',
  },
  { what: 'The calendar', role: 'dialog', name: 'Calendar', testId: 'calendar', appears },
  {
    what: 'Shows the previous month',
    role: 'button',
    name: 'Previous month',
    testId: 'calendar-previous',
    appears,
  },
  {
    what: 'Shows the next month',
    role: 'button',
    name: 'Next month',
    testId: 'calendar-next',
    appears,
  },
  {
    what: 'A day, such as the first of March 2027',
    role: 'button',
    name: 'Monday 1 March 2027',
    testId: 'day-2027-03-01',
    appears: 'while the calendar shows its month',
  },
  { what: 'The chosen date', role: 'status', name: 'Outcome', testId: 'date-outcome' },
];

export const firstTest: FirstTest = {
  title: 'a button opens the calendar',
  steps: [{ click: 'calendar-open' }],
  expects: { element: 'calendar', is: 'visible' },
};
