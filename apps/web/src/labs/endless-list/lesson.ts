import { sizes } from '@sparring/contracts/lab-facts/limits';
import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

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
  secondsDial('delay', { min: 0, max: 10, initial: 0.3 }, '', 'Delay of each load in seconds'),
] as const satisfies readonly Dial[];

export const task = [
  'Scroll down the list with the wheel or the keyboard until row 777 is in the page. With another size, find the row that **Row to choose** names.',
  'Press **Choose** in that row.',
  'Assert the title of that row: with ?seed=1, it is “Silver tent to Accra”.',
  'Assert that the page has at most 60 rows after each load.',
  'Assert that the verdict says “Solved”.',
];

export const elements: readonly ElementRow[] = [
  row('The number of the row that you choose', 'status', 'Row to choose', 'endless-wanted'),
  row('The list; aria-busy is true while it loads', 'feed', 'Parcels', 'endless-feed'),
  {
    what: 'A row: aria-posinset is its number, aria-setsize the number of all rows',
    role: 'article',
    testId: 'endless-row-777',
    appears: 'while it is among the loaded rows; its name is its title',
  },
  {
    what: 'Chooses a row; its name is “Choose” and the title of the row',
    role: 'button',
    testId: 'endless-choose-777',
    appears: 'with its row',
  },
  row('Returns to the first rows, and starts over', 'button', 'Start again', 'endless-restart'),
  row('The verdict', 'status', 'Verdict', 'endless-verdict'),
];

export const asksForUser = true;

export const hints = [
  'Watch the list in DevTools while you scroll. How many rows does it have, and what are their ids?',
  'Neither the position of a row in the page nor its pixels tell you its number: rows leave at the top while others arrive at the bottom. The number of each row is in `aria-posinset`.',
  'Click a row to focus it, press **End**, and wait until the list is no longer busy. Repeat this until there is a row with `aria-posinset="777"`.',
];

export const answer: LabAnswer = {
  why: 'The naive test scrolls until it expects 780 rows, and then takes the 777th element. The page never has more than 60.',
  fails: { playwright: /resolved to 60 elements/, selenium: /list index out of range/ },
};
