import { isZone } from '@sparring/practice/labs/date-range/house-time';
import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * A day is a text and a moment a number; only house-time.ts turns one into the other. WebKitGTK has no
 * Temporal, and its polyfill has 50 kB.
 */
export { dateRange as rules } from '@sparring/rules/labs/date-range';

export const dials = [
  {
    name: 'zone',
    label: 'Time zone of the house',
    hint: 'A name such as Pacific/Auckland.',
    expects: 'the name of a time zone',
    accepts: isZone,
    initial: 'America/New_York',
  },
] as const satisfies readonly Dial[];

export const task = [
  'A guest lands at **Landing** and stays for a month. As **Arrival**, choose the date of the landing in the time zone of the house.',
  'As **Departure**, choose the same day of the next month, or the last day of that month if it is too short. Days whose nights are taken are struck through.',
  'In **Hours**, enter how many hours the key works. **Key** shows when it begins and ends; a day on which the clocks change has 23 or 25 hours.',
  'Press **Check**. Assert the number of nights, and that the verdict says “Solved”.',
  'Your test must pass with any seed for houses in America/New_York, Europe/London and Pacific/Auckland, which ?zone= sets. With ?seed=15, the clocks change in all three.',
];

export const elements: readonly ElementRow[] = [
  row(
    'When the guest lands: a time element whose datetime is in UTC',
    'status',
    'Landing',
    'stay-landing',
  ),
  row('The time zone of the house', 'status', 'House', 'stay-house'),
  row('The first day', 'textbox', 'Arrival', 'stay-arrival'),
  row('The last day', 'textbox', 'Departure', 'stay-departure'),
  row('Shows the previous month', 'button', 'Previous month', 'calendar-previous'),
  row('Shows the next month', 'button', 'Next month', 'calendar-next'),
  row('A day, such as the first of March 2027', 'button', 'Monday 1 March 2027', 'day-2027-03-01', {
    appears: 'while the calendar shows its month; “, taken” is in the name if its night is taken',
  }),
  row('The nights of the stay', 'status', 'Stay', 'stay-nights'),
  row('When the key works: two time elements, each with a datetime', 'status', 'Key', 'stay-key'),
  row('How many hours the key works', 'spinbutton', 'Hours', 'stay-hours'),
  row('Checks the booking', 'button', 'Check', 'stay-check'),
  row('The verdict', 'status', 'Verdict', 'stay-verdict'),
];

export const hints = [
  'It is 02:30 in London. What is the date in New York, and in Auckland?',
  'A moment has a date only in a time zone. Compute the date in the time zone of the house, and add the month to that date, not to the moment. March 31 plus one month is April 30.',
  'In Playwright, `fill()` takes `2027-03-31` in every language. In Selenium, the order of the keys depends on the language of the browser; the buttons of the calendar are the same everywhere.',
  'Each `datetime` of the key contains the UTC offset of its day. Subtract one from the other: nights times 24 is wrong if the clocks change.',
];

export const answer: LabAnswer = {
  why: 'The naive test takes the date of the landing in UTC and counts 24 hours for each day. West of Greenwich, the local date can be a day earlier, and if daylight saving time ends during the stay, the key works an hour longer.',
  fails: {
    playwright: /Not booked: Arrival is not the day of the landing/,
    selenium: /Not booked: Arrival is not the day of the landing/,
  },
};
