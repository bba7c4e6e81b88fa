import { labelOf, parts } from '@sparring/practice/labs/shadow-roots/booking';
import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The verdict compares what the form sends, so a test goes the way of a user. No secret property opens the closed
 * root: products have none.
 */
export { shadowRoots as rules } from '@sparring/rules/labs/shadow-roots';

export const dials = [] as const satisfies readonly Dial[];

export const task = [
  'Fill in the booking form with the four values above it: **Wanted guest**, **Wanted city**, **Wanted nights** and **Wanted PIN**. Each part of the form is a custom element with a shadow root; the shadow root of **PIN** is closed.',
  'Press **Book**, and assert the form data and the verdict “Solved”.',
];

const inGuest = [{ shadowRootOf: '#roots-guest-field' }, { shadowRootOf: 'roots-text' }];
const inNights = [{ shadowRootOf: '#roots-nights-field' }];

export const elements: readonly ElementRow[] = [
  ...parts.map((part) => ({
    what: `The value for ${labelOf(part)}`,
    role: 'status' as const,
    name: `Wanted ${labelOf(part)}`,
    testId: `roots-wanted-${part}`,
  })),
  row(
    'The field in the shadow root of roots-text, which is in the shadow root of roots-guest-field',
    'textbox',
    'Guest',
    'roots-guest',
    { within: inGuest },
  ),
  row('The field that is slotted into roots-city-card', 'textbox', 'City', 'roots-city'),
  row(
    'A button in the shadow root of roots-nights-field',
    'button',
    'One night more',
    'roots-more',
    { within: inNights },
  ),
  row('The other button there', 'button', 'One night less', 'roots-less', { within: inNights }),
  row('The number of nights', 'status', 'Nights', 'roots-nights', { within: inNights }),
  {
    what: 'The field PIN',
    role: 'textbox',
    name: 'PIN',
    testId: 'roots-pin-text',
    appears: 'in the closed root of roots-pin-field, where no locator finds it',
    isHidden: true,
  },
  row('Sends the form', 'button', 'Book', 'roots-book'),
  row('Resets all fields', 'button', 'Clear', 'roots-clear'),
  row('What the form has sent', 'status', 'Form data', 'roots-sent'),
  row('The verdict', 'status', 'Verdict', 'roots-verdict'),
];

export const hints = [
  'Look at the form in the Elements panel of DevTools: which fields are below a `#shadow-root`, and which are in the page itself?',
  'XPath does not look into shadow roots. In Playwright, locators by role, label and CSS look into open ones; in Selenium, each host has a `shadow_root` whose `find_element` takes CSS selectors.',
  'No locator looks into a closed root. A user still gets into it: with a click on the element, or with Tab from the previous field. The keys then go to the focused field.',
];

export const answer: LabAnswer = {
  why: 'The naive test copies the XPath of a field from DevTools. XPath stops at a shadow root, so it finds nothing, although the field is on the screen.',
  fails: { playwright: /Timeout 1000ms exceeded[^]*xpath/, selenium: /NoSuchElementException/ },
};
