import { type Dial, levelDial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

/*
 * The browser keeps the values, not React: the table shows what a form really sends, without a rule of our own for
 * any type. Messages are in our words, because those of the browser are in its language.
 */
export { everyInput as rules } from '@sparring/rules/labs/every-input';

export const dials = [
  levelDial('Level 2 adds a list of several choices, and three fields with a value to clear.', {
    name: 'more',
    from: 1,
  }),
] as const satisfies readonly Dial[];

export const task = [
  'The form has one input of each of the 22 HTML types. Fill in what the hint below each field asks for.',
  'Press **Stamp** once.',
  'Press **Send**, and assert that the verdict says “Solved: every value is as asked”. The table shows what the form sends.',
  'Load the lab with ?level=2, fill in the form again, including the four new controls, and press **Send**. The verdict on level 1 does not depend on this step.',
  'Your test should pass in more than one browser: Firefox shows a month and a week as text fields, and the language decides the order of the keys in a date field.',
];

const textbox = (what: string, name: string, testId: string): ElementRow => ({
  what,
  role: 'textbox',
  name,
  testId: `every-${testId}`,
});

export const elements: readonly ElementRow[] = [
  textbox('type=text, read-only', 'Customer number', 'customer'),
  textbox('type=text, required', 'Name', 'name'),
  { what: 'type=search, pre-filled', role: 'searchbox', name: 'Topic', testId: 'every-topic' },
  textbox('type=email, required', 'Email', 'email'),
  textbox('type=tel, with a pattern', 'Phone', 'phone'),
  textbox('type=url', 'Website', 'website'),
  {
    what: 'type=password, required, found by its label',
    name: 'Password',
    testId: 'every-password',
  },
  {
    what: 'type=number, pre-filled',
    role: 'spinbutton',
    name: 'Weight in kilograms',
    testId: 'every-weight',
  },
  { what: 'type=range', role: 'slider', name: 'Rounds', testId: 'every-rounds' },
  { what: 'type=color, found by its label', name: 'Glove', testId: 'every-glove' },
  { what: 'type=date, required, found by its label', name: 'Birthday', testId: 'every-birthday' },
  { what: 'type=time, found by its label', name: 'Alarm', testId: 'every-alarm' },
  {
    what: 'type=datetime-local, found by its label',
    name: 'Weigh-in',
    testId: 'every-weigh-in',
  },
  { what: 'type=month, found by its label', name: 'Season begins', testId: 'every-season' },
  { what: 'type=week, found by its label', name: 'Training week', testId: 'every-training' },
  { what: 'type=file, required, found by its label', name: 'Licence', testId: 'every-licence' },
  { what: 'type=radio', role: 'radio', name: 'red', testId: 'every-corner-red' },
  { what: 'type=radio', role: 'radio', name: 'blue', testId: 'every-corner-blue' },
  { what: 'type=radio', role: 'radio', name: 'neutral', testId: 'every-corner-neutral' },
  {
    what: 'type=checkbox, checked',
    role: 'checkbox',
    name: 'Newsletter',
    testId: 'every-newsletter',
  },
  {
    what: 'select multiple, with groups; two options are chosen at first, two are disabled',
    role: 'listbox',
    name: 'Clubs',
    testId: 'every-clubs',
    appears: 'with ?level=2',
  },
  {
    what: 'type=date, pre-filled, found by its label',
    name: 'Member since',
    testId: 'every-joined',
    appears: 'with ?level=2',
  },
  { ...textbox('textarea, pre-filled', 'Remarks', 'remarks'), appears: 'with ?level=2' },
  { ...textbox('contenteditable, pre-filled', 'Motto', 'motto'), appears: 'with ?level=2' },
  {
    what: 'type=hidden, sends the text of Motto, found by its test id',
    testId: 'every-hidden-motto',
    appears: 'with ?level=2',
  },
  {
    what: 'type=hidden, counts the presses of Stamp, found by its test id',
    testId: 'every-hidden-stamp',
  },
  { what: 'type=button', role: 'button', name: 'Stamp', testId: 'every-stamp' },
  { what: 'type=submit', role: 'button', name: 'Send', testId: 'every-send' },
  { what: 'type=image', role: 'button', name: 'Send by picture', testId: 'every-picture' },
  { what: 'type=reset', role: 'button', name: 'Reset', testId: 'every-reset' },
  { what: 'What the form sends', role: 'table', name: 'What the form sends', testId: 'every-echo' },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'every-verdict' },
];

export const hints = [
  'A form sends March 4, 1999 as `1999-03-04`, whatever the field shows. The table shows the format of each type.',
  'Typing adds to what is already in a field, so clear a pre-filled field first. In a date field, the language of the browser decides the order of day, month and year.',
  'In Playwright, `fill()` takes the value that the form sends: `18:05`, `2027-W09`, `#1f3a8a`, or the number of a slider. `setInputFiles()` sets a file.',
  'In Selenium, `send_keys()` types, moves a slider with arrow keys, and gives a file field a path. For a date, a week or a color, set the value with a script, and dispatch `input` and `change`.',
  'With ?level=2: both groups of **Clubs** have the same texts, so choose by value: `selectOption(["north-ring", "south-canvas"])` chooses these and no others, and Selenium has to `deselect_all()` first. **Motto** is sent as it was at its last `input` event: `fill()` and keys cause one, `clear()` of Selenium and a script that sets its text do not.',
];

export const answer: Answer = {
  why: 'The naive test types what a person reads. `fill()` with `6/8/1993` leaves a date empty, because the form sends another format; in Selenium, the keys are added to the text that is already in the field.',
  fails: { playwright: /unexpected value "empty"|Malformed value/, selenium: /boxingjab/ },
};
