import { sizes } from '@sparring/contracts/lab-facts/limits';
import { type Dial, levelDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { movingTable as rules } from '@sparring/rules/labs/moving-table';

export const dials = [
  {
    name: 'size',
    label: 'Number of programs',
    hint: 'From 2 to 500. From the 13th on, a name has a number, such as Chrome 2.',
    ...sizes['moving-table'],
    step: 1,
    initial: 6,
  },
  levelDial(
    'With 2 the table has 50 columns, and from the fifth on a name has a number, such as CPU 2.',
    { name: 'columns', from: 5 },
  ),
] as const satisfies readonly Dial[];

export const task = [
  'Read the CPU of Chrome and the memory of Firefox from the table.',
  'Type them into **CPU of Chrome** and **Memory of Firefox** exactly as the cells show them, with the unit, for example “12.3 %”.',
  'Press **Check**, and assert that **Verdict** begins with “Right, 1 of 2”.',
  'Press **Shuffle**: the rows and columns move, the values stay the same, and both fields are emptied.',
  'Read both values again, and type them again. Press **Check**, and assert that **Verdict** begins with “Solved”.',
  'Your test must pass with any seed.',
  'Load the lab with ?level=2&size=500, and do it again with only a few calls: there are 25,000 cells, and names such as Chrome 2 and CPU 2. The verdict on level 1 does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  row('The table', 'table', 'Programs', 'moving-table'),
  row('Moves rows and columns, and empties the fields', 'button', 'Shuffle', 'moving-shuffle'),
  row('A value that you read', 'textbox', 'CPU of Chrome', 'moving-cpu-of-chrome'),
  row('The second value that you read', 'textbox', 'Memory of Firefox', 'moving-memory-of-firefox'),
  row('Checks both values', 'button', 'Check', 'moving-check'),
  row('The verdict', 'status', 'Verdict', 'moving-result'),
];

export const hints = [
  'What does a person look for first: the third row, or the row that begins with Chrome?',
  'Each row and each column has a header. Find the row by its header, and find out at which position the header of the column is.',
  'In Playwright: `getByRole("row")` with a filter, and the position of the column header in `allInnerTexts()`. In Selenium: find the `th` elements, and compute the index before you ask for the cell.',
  'With 25,000 cells: a call for each cell takes minutes. Read all headers with one call (`allInnerTexts()` in Playwright, a script in Selenium), and compare whole names: “Chrome” is also a part of “Chrome 2”.',
];

export const answer: LabAnswer = {
  why: 'The naive test reads the second cell of the first row, where the CPU of Chrome was when the test was written. With another seed, that cell belongs to another program or another column.',
  fails: { playwright: /Not solved/, selenium: /Not solved/ },
};
