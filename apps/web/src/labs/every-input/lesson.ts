import { type Dial, levelDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

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
  row('type=search, pre-filled', 'searchbox', 'Topic', 'every-topic'),
  textbox('type=email, required', 'Email', 'email'),
  textbox('type=tel, with a pattern', 'Phone', 'phone'),
  textbox('type=url', 'Website', 'website'),
  {
    what: 'type=password, required, found by its label',
    name: 'Password',
    testId: 'every-password',
  },
  row('type=number, pre-filled', 'spinbutton', 'Weight in kilograms', 'every-weight'),
  row('type=range', 'slider', 'Rounds', 'every-rounds'),
  { what: 'type=color, found by its label', name: 'Glove', testId: 'every-glove' },
  { what: 'type=date, required, found by its label', name: 'Birthday', testId: 'every-birthday' },
  { what: 'type=time, found by its label', name: 'Alarm', testId: 'every-alarm' },
  { what: 'type=datetime-local, found by its label', name: 'Weigh-in', testId: 'every-weigh-in' },
  { what: 'type=month, found by its label', name: 'Season begins', testId: 'every-season' },
  { what: 'type=week, found by its label', name: 'Training week', testId: 'every-training' },
  { what: 'type=file, required, found by its label', name: 'Licence', testId: 'every-licence' },
  row('type=radio', 'radio', 'red', 'every-corner-red'),
  row('type=radio', 'radio', 'blue', 'every-corner-blue'),
  row('type=radio', 'radio', 'neutral', 'every-corner-neutral'),
  row('type=checkbox, checked', 'checkbox', 'Newsletter', 'every-newsletter'),
  row(
    'select multiple, with groups; two options are chosen at first, two are disabled',
    'listbox',
    'Clubs',
    'every-clubs',
    { appears: 'with ?level=2' },
  ),
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
  row('type=button', 'button', 'Stamp', 'every-stamp'),
  row('type=submit', 'button', 'Send', 'every-send'),
  row('type=image', 'button', 'Send by picture', 'every-picture'),
  row('type=reset', 'button', 'Reset', 'every-reset'),
  row('What the form sends', 'table', 'What the form sends', 'every-echo'),
  row('The verdict', 'status', 'Verdict', 'every-verdict'),
];

export const hints = [
  'A form sends March 4, 1999 as `1999-03-04`, whatever the field shows. The table shows the format of each type.',
  'Typing adds to what is already in a field, so clear a pre-filled field first. In a date field, the language of the browser decides the order of day, month and year.',
  'In Playwright, `fill()` takes the value that the form sends: `18:05`, `2027-W09`, `#1f3a8a`, or the number of a slider. `setInputFiles()` sets a file.',
  'In Selenium, `send_keys()` types, moves a slider with arrow keys, and gives a file field a path. For a date, a week or a color, set the value with a script, and dispatch `input` and `change`.',
  'With ?level=2: both groups of **Clubs** have the same texts, so choose by value: `selectOption(["north-ring", "south-canvas"])` chooses these and no others, and Selenium has to `deselect_all()` first. **Motto** is sent as it was at its last `input` event: `fill()` and keys cause one, `clear()` of Selenium and a script that sets its text do not.',
];

export const answer: LabAnswer = {
  why: 'The naive test types what a person reads. `fill()` with `6/8/1993` leaves a date empty, because the form sends another format; in Selenium, the keys are added to the text that is already in the field.',
  fails: { playwright: /unexpected value "empty"|Malformed value/, selenium: /boxingjab/ },
};
