import { sizes } from '@sparring/contracts/lab-facts/limits';
import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

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
  'Press **Reorder**. **Fruit** moves its rows. **Drinks** keeps its rows and writes other items into them. **Bread** replaces its rows, and replaces them again each time the mouse enters the list.',
  'Press **Take Apples**, **Take Milk** and **Take Rye bread** once each.',
  'Assert that the row of each of the three says “taken 1 time”.',
  'Assert that the verdict begins with “Solved”.',
];

export const elements: readonly ElementRow[] = [
  row('Changes the order', 'button', 'Reorder', 'stale-reorder'),
  row('The list that keeps its nodes', 'list', 'Fruit', 'stale-fruit'),
  row('The list that changes its nodes in place', 'list', 'Drinks', 'stale-drinks'),
  row('The list that replaces its nodes', 'list', 'Bread', 'stale-bread'),
  row('Takes the fruit', 'button', 'Take Apples', 'stale-take-apples'),
  row('Takes the drink', 'button', 'Take Milk', 'stale-take-milk'),
  row('Takes the bread', 'button', 'Take Rye bread', 'stale-take-rye-bread'),
  row('The verdict', 'status', 'Verdict', 'stale-verdict'),
];

export const hints = [
  'When did your test look for the button: before or after **Reorder**? A node that it found before can be gone, or can show another item.',
  'Neither a position nor a node identifies an item. Find each button by its name, immediately before you press it.',
  'In Playwright, a locator finds its element again for each action; `page.$()` and `elementHandle()` do not. In Selenium, call `find_element` after **Reorder**, and again after the mouse has moved onto the list.',
];

export const answer: LabAnswer = {
  why: 'The naive test finds the three buttons before **Reorder** and presses them afterwards. The node of Apples has moved. The node of Milk is still there, but now shows another drink, and the test takes that drink without an error. The node of Rye bread is gone.',
  fails: {
    playwright: /Element is not attached to the DOM/,
    selenium: /StaleElementReferenceException/,
  },
};
