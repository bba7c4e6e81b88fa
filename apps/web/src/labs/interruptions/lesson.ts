import { sizes } from '@sparring/contracts/lab-facts/limits';
import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/* Each interruption comes with a step, and not after a time: a fast test would be over before it. */
export { interruptions as rules } from '@sparring/rules/labs/interruptions';

export const dials = [
  {
    name: 'visitors',
    label: 'Visitors',
    hint: 'From 2 to 10.',
    ...sizes.interruptions,
    step: 1,
    initial: 3,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Press **Start**. For each visitor, choose Rowing, or Boxing if there is no Rowing, type the name Ada, and book. When **Result** has a code, press **Done**.',
  'Some visitors see the page in another variant: B has **Continue**, **Your name** and **Reserve**.',
  'Dialogs get in the way. Refuse the cookies, buy nothing, and close the rest. One dialog is no interruption: for one visitor, the booking is not saved. Try again, and assert that this happened once.',
  'Assert that the verdict says “Solved”. Your test must pass with ten seeds, and with ?visitors=10.',
];

const seen = (
  appears: string,
  ...names: readonly (readonly [ElementRow['role'], string, string])[]
): readonly ElementRow[] =>
  names.map(([role, name, what]) => ({
    what,
    ...(role && { role }),
    name,
    testId: `interruptions-${name.toLowerCase().replaceAll(' ', '-')}`,
    appears,
  }));

const dialogs = [
  ['Cookies', 'Accept all', 'Refuse'],
  ['Offer of the day', 'Add a towel'],
  ['Tour', 'Next tip', 'Skip the tour'],
  ['Chat'],
  ['Club card', 'Join'],
  ['Not booked', 'Try again'],
] as const;

export const elements: readonly ElementRow[] = [
  row('Lets the visitors in', 'button', 'Start', 'interruptions-start'),
  row('Who is there', 'status', 'Visitor', 'interruptions-visitor'),
  ...seen(
    'after Start',
    ['radio', 'Rowing', 'The wanted course'],
    ['radio', 'Boxing', 'The other course'],
    ['radio', 'Fencing', 'One more course'],
  ),
  ...seen(
    'in variant A',
    ['button', 'Next', 'Leads on'],
    ['textbox', 'Name', 'The name'],
    ['button', 'Book', 'Books'],
  ),
  ...seen(
    'in variant B',
    ['button', 'Continue', 'Leads on'],
    ['textbox', 'Your name', 'The name'],
    ['button', 'Reserve', 'Books'],
  ),
  ...seen(
    'during a visit',
    ['status', 'Result', 'The result'],
    ['button', 'Done', 'Ends the visit'],
  ),
  ...dialogs.flatMap(([dialog, ...buttons]) => [
    ...seen('at a step that the seed decides', ['dialog', dialog, 'A dialog']),
    ...seen(
      `in ${dialog}`,
      ...buttons.map((button) => ['button', button, 'A button of it'] as const),
    ),
  ]),
  ...seen('in four of the dialogs', ['button', 'Close', 'Closes the dialog']),
  row('The verdict', 'status', 'Verdict', 'interruptions-verdict'),
];

export const asksForUser = true;

export const hints = [
  'Open the lab with three seeds, and list by hand what comes, and before which step. Which dialogs can a visitor close without losing anything?',
  'Handle each interruption by its name: write one function that closes the five that you know, and nothing else. An unknown dialog has to make the test red.',
  'In Playwright, `page.addLocatorHandler()` does so before each action that is in the way. In Selenium, call your own function before each step.',
  'Regular expressions find the controls of A and B: `/^(Next|Continue)$/`. The cookie `experiment=off` shows A to everybody. It makes the test simpler, but then nothing tests variant B, so the verdict does not accept it.',
  'Not booked is a defect. Count it: a test that only closes it, or only tries again, never tells anybody.',
];

export const answer: LabAnswer = {
  why: 'The naive test closes whatever is in its way. It also closes the dialog that says that the booking was not saved, and the page says thank you nevertheless. The good test closes five dialogs by their names, and counts the sixth.',
  fails: { playwright: /there is no booking/, selenium: /there is no booking/ },
};
