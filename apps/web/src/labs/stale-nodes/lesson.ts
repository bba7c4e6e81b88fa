import { sizes } from '@sparring/contracts/lab-facts/limits';
import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

export { staleNodes as rules } from '@sparring/rules/labs/stale-nodes';

export const dials = [
  {
    name: 'size',
    label: 'Rows of each list',
    hint: 'From 3 to 6.',
    ...sizes['stale-nodes'],
    step: 1,
    initial: 4,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Press Reorder. The list Fruit moves its rows. The list Drinks keeps its rows and writes different items into them. The list Bread makes new rows, and makes new ones again each time the mouse enters the list.',
  'Press Take Apples, Take Milk and Take Rye bread, each once.',
  'Assert that the row of each of the three says “taken 1 time”, and that the verdict begins with “The right nodes”.',
];

export const elements: readonly ElementRow[] = [
  { what: 'Changes the order', role: 'button', name: 'Reorder', testId: 'stale-reorder' },
  { what: 'The list that keeps its nodes', role: 'list', name: 'Fruit', testId: 'stale-fruit' },
  {
    what: 'The list that changes its nodes in place',
    role: 'list',
    name: 'Drinks',
    testId: 'stale-drinks',
  },
  {
    what: 'The list that replaces its nodes',
    role: 'list',
    name: 'Bread',
    testId: 'stale-bread',
  },
  { what: 'Takes the fruit', role: 'button', name: 'Take Apples', testId: 'stale-take-apples' },
  { what: 'Takes the drink', role: 'button', name: 'Take Milk', testId: 'stale-take-milk' },
  {
    what: 'Takes the bread',
    role: 'button',
    name: 'Take Rye bread',
    testId: 'stale-take-rye-bread',
  },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'stale-verdict' },
];

export const hints = [
  'When did your test look for the button: before Reorder, or after it? A node that was found before can be gone, or it can show another item.',
  'A place in a list and a node are no names. Find each button by its name, and only when you are about to press it.',
  'In Playwright a locator looks for its element again at each action; page.$() and elementHandle() do not. In Selenium call find_element after Reorder, and again after the mouse has moved onto the list.',
];

export const answer: Answer = {
  why: 'The naive test finds the three buttons before Reorder and presses them afterwards. The node of Apples has moved along. The node of Milk is still there, but shows another drink, which is taken without an error. The node of Rye bread is gone.',
  fails: {
    playwright: /Element is not attached to the DOM/,
    selenium: /StaleElementReferenceException/,
  },
};
