import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { lateDialogs as rules } from '@sparring/rules/labs/late-dialogs';

export const dials = [
  secondsDial('delay', { min: 0.1, max: 8, initial: 1 }),
] as const satisfies readonly Dial[];

export const task = [
  'Press **Start**. After a delay, the browser shows an alert with a code, a confirmation and a prompt, and then the page shows a dialog of its own.',
  'You want to keep the code. Read each question, answer it truthfully, and type the code into the prompt.',
  'Assert that the verdict says “Solved”. Your test must pass with any seed.',
  'Type a **Note** and click **Leave the lab** without saving. When the browser asks whether to leave the page, stay the first time, and assert that the note is still there. Then leave. The verdict does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  row('Starts the dialogs', 'button', 'Start', 'later-start'),
  row('The dialog of the page', 'dialog', 'A dialog of the page', 'later-dialog', {
    appears: 'after the prompt',
  }),
  row('Says yes', 'button', 'Yes', 'later-yes', { appears: 'in the dialog' }),
  row('Says no', 'button', 'No', 'later-no', { appears: 'in the dialog' }),
  row('The verdict', 'status', 'Verdict', 'later-verdict'),
  row('The note', 'textbox', 'Note', 'later-note'),
  row('Saves the note', 'button', 'Save', 'later-save'),
  row('Loads the list of labs', 'link', 'Leave the lab', 'later-leave'),
  row('What became of the note', 'status', 'State', 'later-state'),
];

export const hints = [
  'Which of the four dialogs can you inspect in DevTools? The browser draws the others, and the page stops until you answer them.',
  'Playwright dismisses every dialog that has no handler, and accepts the question whether to leave. Register the handler before the click, and let it decide by `type()` and `message()`. Let it answer every dialog: the seed decides which question is asked, and the page stands still until it is answered.',
  'Selenium fails if no alert is open yet: wait with `alert_is_present()`. It answers the question whether to leave by itself, so it cannot stay.',
];

export const answer: LabAnswer = {
  why: 'The naive Playwright test accepts every dialog without reading it, so it sends an empty text to the prompt and agrees to throw the code away. The naive Selenium test switches to the alert at once, before it is open.',
  fails: { playwright: /Not read/, selenium: /NoSuchAlert|NoAlertPresent|no such alert/ },
};
