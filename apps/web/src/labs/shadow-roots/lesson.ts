import { labelOf, parts } from '@sparring/practice/labs/shadow-roots/booking';
import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

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
  {
    what: 'The field in the shadow root of roots-text, which is in the shadow root of roots-guest-field',
    role: 'textbox',
    name: 'Guest',
    testId: 'roots-guest',
    within: inGuest,
  },
  {
    what: 'The field that is slotted into roots-city-card',
    role: 'textbox',
    name: 'City',
    testId: 'roots-city',
  },
  {
    what: 'A button in the shadow root of roots-nights-field',
    role: 'button',
    name: 'One night more',
    testId: 'roots-more',
    within: inNights,
  },
  {
    what: 'The other button there',
    role: 'button',
    name: 'One night less',
    testId: 'roots-less',
    within: inNights,
  },
  {
    what: 'The number of nights',
    role: 'status',
    name: 'Nights',
    testId: 'roots-nights',
    within: inNights,
  },
  {
    what: 'The field PIN',
    role: 'textbox',
    name: 'PIN',
    testId: 'roots-pin-text',
    appears: 'in the closed root of roots-pin-field, where no locator finds it',
    isHidden: true,
  },
  { what: 'Sends the form', role: 'button', name: 'Book', testId: 'roots-book' },
  { what: 'Resets all fields', role: 'button', name: 'Clear', testId: 'roots-clear' },
  { what: 'What the form has sent', role: 'status', name: 'Form data', testId: 'roots-sent' },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'roots-verdict' },
];

export const hints = [
  'Look at the form in the Elements panel of DevTools: which fields are below a `#shadow-root`, and which are in the page itself?',
  'XPath does not look into shadow roots. In Playwright, locators by role, label and CSS look into open ones; in Selenium, each host has a `shadow_root` whose `find_element` takes CSS selectors.',
  'No locator looks into a closed root. A user still gets into it: with a click on the element, or with Tab from the previous field. The keys then go to the focused field.',
];

export const answer: Answer = {
  why: 'The naive test copies the XPath of a field from DevTools. XPath stops at a shadow root, so it finds nothing, although the field is on the screen.',
  fails: { playwright: /Timeout 1000ms exceeded[^]*xpath/, selenium: /NoSuchElementException/ },
};
