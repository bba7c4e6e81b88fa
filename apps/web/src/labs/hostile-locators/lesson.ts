import { fields } from '@sparring/practice/labs/hostile-locators/order';
import { type Dial, levelDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { PromiseException } from '../../practice/promise.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The ids and classes move between elements and are not random: a copied selector finds a wrong element at once,
 * where a random id would only let a test wait for its timeout. Each entry is guaranteed to move.
 */
export { hostileLocators as rules } from '@sparring/rules/labs/hostile-locators';

export const dials = [
  levelDial(
    'On level 2, each button has two class names, and two labels look different from their text in the DOM.',
  ),
] as const satisfies readonly Dial[];

const values = fields.map(({ label, value }) => `**${label}**: ${value}`).join('; ');

export const task = [
  `Fill in the order. ${values}.`,
  'Press **Place order**. The form is rebuilt: the fields are empty, and the ids, the class names, the order of the fields and that of the buttons have changed.',
  'Place three correct orders in a row.',
  'Assert that the verdict begins with “Solved”. Your test must pass with any seed, and without one.',
  'Load the lab with ?level=2, and place three correct orders again. Each button has two class names, in any order. One label is shown in capital letters, and another one has a line break in the DOM. The verdict on level 1 does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  row('The form', 'form', 'Order', 'hostile-form'),
  row('The verdict', 'status', 'Verdict', 'hostile-verdict'),
];

export const exceptions: readonly PromiseException[] = [
  {
    breaks: 'gives every control a test id that is its id, in kebab-case',
    why: 'The form has no test ids, as on many real pages. The ids of three fields change, one id contains dots, and the buttons have none.',
  },
  {
    breaks: 'uses each id and each test id once',
    why: 'The fields of the two cities have the same id, as if someone had copied a part of the form.',
  },
];

export const hints = [
  'Load the page three times and compare the HTML of the form. What is the same each time?',
  'The label of a field and the text of a button do not change. Some spaces in the HTML are no-break spaces, so an exact comparison in XPath finds nothing.',
  'In Playwright: `getByLabel("Name")` and `getByRole("button", { name: "Place order" })`, which treat all spaces alike. In Selenium: read the text of each label, normalize it with `" ".join(text.split())`, and use the `input` in the label.',
  'Among the class names of a button that move is one that stays. Compare it as a whole: `.css-place` finds one button, and `[class*="css-place"]` finds three.',
  'With ?level=2: the DOM has “Phone” where the browser shows “PHONE”. Playwright compares with the text in the DOM, and Selenium reads the text that is shown: compare it without regard to case. `[class="a b"]` also compares the order of two class names, and `.a.b` does not; with those that move, neither identifies a button.',
];

export const answer: LabAnswer = {
  why: 'The naive test uses selectors copied from the first form in DevTools. They still find elements in the next form, but the wrong ones: the name goes into another field.',
  fails: { playwright: /Not solved: Name was/, selenium: /Not solved: Name was/ },
};
