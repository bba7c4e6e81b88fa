import { fields } from '@sparring/contracts/wizard/places';
import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { wizard as rules } from '@sparring/rules/labs/wizard';

export const dials = [
  secondsDial('delay', { min: 0, max: 10, initial: 1 }, 'Each list is asked for after it.'),
] as const satisfies readonly Dial[];

/** What the browser logs when the server refuses a registration, or the service fails. */
export const expectedError = /Failed to load resource/;

export const task = [
  'HTML, the script and the server differ about **Name** (server: up to 20 characters), **Email** (script: a dot in the domain; server: not example.net) and **Age** (HTML: from 16; server: from 18). Press **Send** with values that only the server refuses. Assert that step 1 is open, **Name** has the focus, and each field is described by the words of the server.',
  'Make **Find street** fail, by a scripted fault or in your tool. Assert that **Street** says so, and type it by hand.',
  'Go back, and load the page again: assert that nothing is lost. The verdict does not depend on this step.',
  'Register exactly what **Wanted** lists. Assert that **Review** has it, and that **State** has a number after **Send**.',
  'Press **Check**, and assert that the verdict says “Solved”, in any workspace and with any delay.',
];

const later = (step: 2 | 3 | 4) => ({ appears: `in step ${step}` });

export const elements: readonly ElementRow[] = [
  { what: 'What to register', testId: 'wizard-wanted' },
  ...fields.map((field) => ({ what: `The ${field} of it`, testId: `wizard-wanted-${field}` })),
  row('The open step', 'group', 'Step 1 of 4: You', 'wizard-step'),
  row('The name', 'textbox', 'Name', 'wizard-name'),
  row('The email address', 'textbox', 'Email', 'wizard-email'),
  row('The age', 'spinbutton', 'Age', 'wizard-age'),
  row('The country', 'combobox', 'Country', 'wizard-country', later(2)),
  row('A region of the country', 'combobox', 'Region', 'wizard-region', later(2)),
  row('A city of the region', 'combobox', 'City', 'wizard-city', later(2)),
  row('The postcode', 'textbox', 'Postcode', 'wizard-postcode', later(3)),
  row('Asks the service', 'button', 'Find street', 'wizard-find', later(3)),
  row('The street', 'textbox', 'Street', 'wizard-street', later(3)),
  { what: 'What Send sends; each value has a test id, too', testId: 'wizard-review', ...later(4) },
  row('Opens the step before', 'button', 'Back', 'wizard-back', { appears: 'from step 2 on' }),
  row('Opens the next step', 'button', 'Next', 'wizard-next'),
  row('Sends the registration', 'button', 'Send', 'wizard-send', later(4)),
  row('The number of the registration', 'status', 'State', 'wizard-state'),
  row('Forgets everything', 'button', 'Start over', 'wizard-again'),
  row('Asks for the verdict', 'button', 'Check', 'wizard-check'),
  row('The verdict', 'status', 'Verdict', 'wizard-verdict'),
];

export const asksForUser = true;

export const hints = [
  'Which of the three has refused a value? A message of HTML is in no element: it is the `validationMessage` of the field. Those of the script and of the server are in its accessible description; those of the server begin with “The server”.',
  'A list that is not there yet has no options. Assert the options, or that the field is enabled, before you read them.',
  'Give each test a workspace of its own, with ?workspace=. The page then asks `/w/{workspace}/v1/practice/labs/wizard/streets/{postcode}`.',
  '`PUT /workspace/faults` with `{ "rules": [{ "path": "/labs/wizard/streets/{postcode}", "share": 1, "outcomes": [{ "kind": "status", "status": 503 }] }] }` makes the service fail until `DELETE /workspace/faults`.',
  'In Playwright: `toHaveAccessibleDescription()`, `toBeFocused()` and `toBeEditable()`. In Selenium: wait for the options before `Select`, read the element that `aria-describedby` names, and compare `switch_to.active_element`.',
];

export const answer: LabAnswer = {
  why: 'The naive test chooses a country and reads the regions at once. The list arrives after the delay: there are no options yet. The good test waits for them.',
  fails: {
    playwright: /Expected value: .*Coast/,
    selenium: /Could not locate element with visible text: Coast/,
  },
};
