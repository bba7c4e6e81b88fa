import { brokenRules, flaws } from '@sparring/practice/labs/twins/twins';
import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { twins as rules } from '@sparring/rules/labs/twins';

export const dials = [
  {
    name: 'twin',
    label: 'Twin that is shown at first',
    hint: '“a”, “b” or “none”.',
    expects: '“a”, “b” or “none”',
    accepts: (text) => ['a', 'b', 'none'].includes(text),
    initial: 'none',
  },
] as const satisfies readonly Dial[];

export const task = [
  'Open each twin, at `?twin=a` and `?twin=b` with the same seed or by **Twin A** and **Twin B**. One of them is sound; the other one breaks five or six of the eight rules in the form. Let your test ask each twin about each rule.',
  'Name in **What is broken** what your test has found of each twin, and nothing else.',
  'Press **Check**, and assert that the verdict says “Solved”. The verdict asks for two seeds in one tab.',
];

const inTwin = { appears: 'in a twin' };
const inHours = { appears: 'after Hours' };

export const elements: readonly ElementRow[] = [
  row('Shows the first twin', 'button', 'Twin A', 'twins-show-a'),
  row('Shows the second twin', 'button', 'Twin B', 'twins-show-b'),
  { what: 'The twin that is shown', testId: 'twins-twin', ...inTwin },
  row('Opens and closes two boxes', 'button', 'Hours', 'twins-hours', inTwin),
  row('Shows the bouts of the morning', 'checkbox', 'Morning', 'twins-morning', inHours),
  row('Shows the bouts of the evening', 'checkbox', 'Evening', 'twins-evening', inHours),
  row('Closes the boxes', 'button', 'Close', 'twins-close', inHours),
  { what: 'The bouts', testId: 'twins-bouts', ...inTwin },
  { what: 'How many bouts are shown, and who has booked', testId: 'twins-status', ...inTwin },
  { what: 'The field Name, which has to be filled in', testId: 'twins-name', ...inTwin },
  row('Can be empty', 'textbox', 'Club', 'twins-club', inTwin),
  row('Books, if there is a name', 'button', 'Book', 'twins-book', inTwin),
  row('Empties the form', 'button', 'Clear', 'twins-clear', inTwin),
  ...['A', 'B'].flatMap((letter) =>
    flaws.map((flaw) => ({
      what: 'Names a broken rule',
      role: 'checkbox' as const,
      name: `${letter}: ${brokenRules[flaw]}`,
      testId: `twins-${letter.toLowerCase()}-${flaw}`,
    })),
  ),
  row('Asks for the verdict', 'button', 'Check', 'twins-check'),
  row('The verdict', 'status', 'Verdict', 'twins-verdict'),
];

export const hints = [
  'Put the mouse away. Go through both twins with Tab, Shift+Tab, Enter, Space and Escape, and say each time where the focus is.',
  'axe, as it comes, is green on both twins. It reads one state of the document: it presses no key, and does not know which `div` should be a table. Asked for WCAG 2.2 (`withTags(["wcag22aa"])`), it finds the target of 12 pixels. The other seven are yours.',
  'The accessibility tree has the roles and names: `getByRole("table")`, `getByRole("status")` and `getByRole("textbox", { name: "Name" })` find nothing where a `div`, a `p` or a field with another name looks the same. The text of the label is right in both twins.',
  'After Close, ask `document.activeElement`, or `driver.switch_to.active_element`, whether the focus is on Hours. From Name, press Tab, and compare the heights: `boundingBox()`, or `rect`. Press Book without a name, and read `aria-invalid`.',
  'Write one function a rule, which returns whether it is broken, and call all of them on both twins. The sound one shows that your functions do not cry wolf.',
];

export const answer: LabAnswer = {
  why: 'The naive test asks whether the boxes are gone. They are, in both twins, and axe is green. Where the focus is then stands nowhere in the HTML: the good test asks whether the button that opened the boxes has it.',
  fails: {
    playwright: /Not found: 6 broken but not named/,
    selenium: /Not found: 6 broken but not named/,
  },
};
