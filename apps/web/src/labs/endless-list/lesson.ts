import { sizes } from '@sparring/contracts/lab-facts/limits';
import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

/*
 * Each load of rows is judged, because a scroll event is trusted whatever has caused it. The time between an input
 * and a scroll is not: a slow machine would turn users into scripts.
 */
export { endlessList as rules } from '@sparring/rules/labs/endless-list';

export const dials = [
  {
    name: 'size',
    label: 'Number of rows',
    hint: 'From 100 to 2000.',
    ...sizes['endless-list'],
    step: 1,
    initial: 1000,
  },
  {
    name: 'delay',
    label: 'Delay of each load in seconds',
    hint: 'From 0 to 10.',
    min: 0,
    max: 10,
    step: 0.1,
    initial: 0.3,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Go down the list by wheel or by keyboard until row 777 is in the page, and press its button Choose. With another size, choose the row that “Row to choose” names.',
  'Assert the title of that row: with ?seed=1 row 777 has the title “Silver tent to Accra”. Assert that after each load at most 60 rows are in the page.',
  'Assert that the verdict says “The right row, by a user”.',
];

export const elements: readonly ElementRow[] = [
  {
    what: 'The number of the row that you choose',
    role: 'status',
    name: 'Row to choose',
    testId: 'endless-wanted',
  },
  {
    what: 'The list; aria-busy is true while it loads',
    role: 'feed',
    name: 'Parcels',
    testId: 'endless-feed',
  },
  {
    what: 'A row: aria-posinset is its number, aria-setsize the number of all rows',
    role: 'article',
    testId: 'endless-row-777',
    appears: 'while it is among the loaded rows; its name is its title',
  },
  {
    what: 'Chooses a row; “Choose” and the title of the row',
    role: 'button',
    testId: 'endless-choose-777',
    appears: 'with its row',
  },
  {
    what: 'Shows the first rows and forgets the way',
    role: 'button',
    name: 'Start again',
    testId: 'endless-restart',
  },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'endless-verdict' },
];

export const hints = [
  'Watch the list in DevTools while you scroll. How many rows has it, and what are their ids?',
  'The place of a row in the page says nothing, and neither do pixels: rows leave at the top while others come at the bottom. Each row has its number in aria-posinset.',
  'Click a row to give it the focus, press End, and wait until the list is no longer busy. Repeat it until a row with aria-posinset="777" is there.',
];

export const answer: Answer = {
  why: 'The naive test scrolls until it should have 780 rows and wants to take the 777th element. The page has at most 60.',
  fails: {
    playwright: /resolved to 60 elements/,
    selenium: /list index out of range/,
  },
};
