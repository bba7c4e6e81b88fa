import type { Exercise } from '../../exercise.ts';

const appears = 'while the calendar is open';

export const datePicker: Exercise = {
  slug: 'date-picker',
  path: '/webelements/date-picker',
  title: 'Date Picker',
  group: 'Widgets',
  trains:
    'Choose a date in two ways: type it into a native date field, or pick it from a calendar, month by month, by mouse or by keyboard. In a browser in American English a WebDriver types 3 February 2027 as 02032027 in Chromium, 2027-02-03 in Firefox and 02/03/2027 in WebKit.',
  elements: [
    { what: 'The date field', role: 'textbox', name: 'Date', testId: 'date-input' },
    {
      what: 'Opens the calendar',
      role: 'button',
      name: 'Open the calendar',
      testId: 'calendar-open',
    },
    { what: 'The calendar', role: 'dialog', name: 'Calendar', testId: 'calendar', appears },
    {
      what: 'A month back',
      role: 'button',
      name: 'Previous month',
      testId: 'calendar-previous',
      appears,
    },
    {
      what: 'A month on',
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
  ],
  page: () => import('./page.tsx'),
};
