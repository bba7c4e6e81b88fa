import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

export { lateDialogs as rules } from '@sparring/rules/labs/late-dialogs';

export const dials = [
  {
    name: 'delay',
    label: 'Delay in seconds',
    hint: 'From 0.1 to 8.',
    min: 0.1,
    max: 8,
    step: 0.1,
    initial: 1,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Press Start. After a while come an alert with a code, a confirmation and a prompt of the browser, and then a dialog of the page.',
  'You want to keep the code. Answer each question truthfully, and type the code into the prompt. Assert that the verdict says “Read”. Your test has to pass with any seed.',
  'Type a note and follow “Leave the lab” without saving. When the browser asks whether to leave the page, stay once, and assert that the note is still there. Then leave. The verdict does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  { what: 'Starts the dialogs', role: 'button', name: 'Start', testId: 'later-start' },
  {
    what: 'The dialog of the page',
    role: 'dialog',
    name: 'A dialog of the page',
    testId: 'later-dialog',
    appears: 'after the prompt',
  },
  { what: 'Says yes', role: 'button', name: 'Yes', testId: 'later-yes', appears: 'in the dialog' },
  { what: 'Says no', role: 'button', name: 'No', testId: 'later-no', appears: 'in the dialog' },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'later-verdict' },
  { what: 'The note', role: 'textbox', name: 'Note', testId: 'later-note' },
  { what: 'Saves the note', role: 'button', name: 'Save', testId: 'later-save' },
  { what: 'Loads the list of labs', role: 'link', name: 'Leave the lab', testId: 'later-leave' },
  { what: 'What became of the note', role: 'status', name: 'State', testId: 'later-state' },
];

export const hints = [
  'Which of the four dialogs can you inspect in DevTools? The others belong to the browser, and the page stands still until they are answered.',
  'Playwright dismisses every dialog that nobody handles, and accepts the question before leaving. Register the handler before the click, and decide in it by type() and message().',
  'Selenium fails if no alert is open yet: wait with alert_is_present(). It answers the question before leaving by itself, so it cannot stay.',
];

export const answer: Answer = {
  why: 'The naive test in Playwright accepts every dialog without reading it, so the prompt gets an empty text and a question to throw the code away gets OK. The naive one in Selenium switches to the alert at once, when it is not open yet.',
  fails: { playwright: /Not read/, selenium: /NoSuchAlert|NoAlertPresent|no such alert/ },
};
