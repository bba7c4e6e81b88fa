import { fields } from '@sparring/practice/labs/hostile-locators/order';
import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { PromiseException } from '../../practice/promise.ts';
import type { Answer } from '../lab.ts';

/*
 * The ids and classes move between elements and are not random: a copied selector finds a wrong element at once,
 * where a random id would only let a test wait for its timeout. Each entry is guaranteed to move.
 */
export { hostileLocators as rules } from '@sparring/rules/labs/hostile-locators';

export const dials = [] as const satisfies readonly Dial[];

const values = fields.map(({ label, value }) => `${label}: ${value}`).join('; ');

export const task = [
  `Fill in the order. ${values}.`,
  'Press Place order. The form is built again: the fields are empty, and ids, class names and the order of the buttons have changed.',
  'Do it three times: the lab is solved when three orders in a row are right. Assert that the verdict begins with “Solved”. Your test has to pass with any seed and without one.',
];

export const elements: readonly ElementRow[] = [
  { what: 'The form', role: 'form', name: 'Order', testId: 'hostile-form' },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'hostile-verdict' },
];

export const exceptions: readonly PromiseException[] = [
  {
    breaks: 'gives every control a test id that is its id, in kebab-case',
    why: 'The form has no test ids, as on many real pages. The ids of three fields change, one id contains dots, and the buttons have none.',
  },
  {
    breaks: 'uses each id and each test id once',
    why: 'The fields of the two cities have the same id, as when a part of a form is copied.',
  },
];

export const hints = [
  'Load the page three times and compare the HTML of the form. What is the same each time?',
  'The label of a field and the text of a button do not change. In the HTML some spaces are no-break spaces, so an exact comparison in XPath does not find them.',
  'In Playwright: getByLabel("Name") and getByRole("button", { name: "Place order" }), which treat each space alike. In Selenium: read the text of each label, join its words with " ".join(text.split()), and take the input in the label.',
];

export const answer: Answer = {
  why: 'The naive test has the selectors that DevTools copied from the first form. They still find elements in the next form, but wrong ones: the name is typed into a wrong field.',
  fails: { playwright: /Not solved: Name was/, selenium: /Not solved: Name was/ },
};
