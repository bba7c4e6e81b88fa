import { isZone } from '@sparring/practice/labs/date-range/house-time';
import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

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
  'A guest lands at the moment below and stays for a month. Choose Arrival, the day of the landing at the house, and Departure, the same day of the next month, or the last day of that month if the month is too short. The calendar strikes out the days whose nights are taken.',
  'Enter in Hours how long the key works, in hours. Key says from when to when; a day on which the clocks change has 23 or 25 hours.',
  'Press Check, and assert the nights and that the verdict says “Booked”. Your test has to pass with any seed for houses in America/New_York, Europe/London and Pacific/Auckland, such as ?zone=America/New_York. With each seed, the clocks of at least one of them change during the stay; with ?seed=15, the clocks of all three.',
];

export const elements: readonly ElementRow[] = [
  {
    what: 'The moment of the landing, in a time with a datetime in UTC',
    role: 'status',
    name: 'Landing',
    testId: 'stay-landing',
  },
  { what: 'The time zone of the house', role: 'status', name: 'House', testId: 'stay-house' },
  { what: 'The first day', role: 'textbox', name: 'Arrival', testId: 'stay-arrival' },
  { what: 'The last day', role: 'textbox', name: 'Departure', testId: 'stay-departure' },
  {
    what: 'Shows the previous month',
    role: 'button',
    name: 'Previous month',
    testId: 'calendar-previous',
  },
  { what: 'Shows the next month', role: 'button', name: 'Next month', testId: 'calendar-next' },
  {
    what: 'A day, such as the first of March 2027',
    role: 'button',
    name: 'Monday 1 March 2027',
    testId: 'day-2027-03-01',
    appears: 'while the calendar shows its month; “, taken” is in the name if its night is taken',
  },
  { what: 'The nights of the stay', role: 'status', name: 'Stay', testId: 'stay-nights' },
  {
    what: 'When the key works, in two times with a datetime',
    role: 'status',
    name: 'Key',
    testId: 'stay-key',
  },
  { what: 'The hours of the key', role: 'spinbutton', name: 'Hours', testId: 'stay-hours' },
  { what: 'Checks the booking', role: 'button', name: 'Check', testId: 'stay-check' },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'stay-verdict' },
];

export const hints = [
  'It is 02:30 in London. Which day is it in New York, and which in Auckland?',
  'A moment has a day only in a time zone. Ask for the day in the zone of the house, and add the month to that day, not to the moment. 31 March plus a month is 30 April.',
  'A date field takes 2027-03-31 from fill() of Playwright in every language. In Selenium, keys go into the field in the order of the language of the browser; the buttons of the calendar are the same everywhere.',
  'The datetimes of the key have the offset from UTC on that day. Subtract them: nights times 24 is wrong when the clocks have changed.',
];

export const answer: Answer = {
  why: 'The naive test takes the day of the landing in UTC and computes with days of 24 hours. West of Greenwich the guest lands a day earlier, and when summer time ends within the month the key works an hour longer.',
  fails: {
    playwright: /Not booked: Arrival is not the day of the landing/,
    selenium: /Not booked: Arrival is not the day of the landing/,
  },
};
