import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { windows as rules } from '@sparring/rules/labs/windows';

export const dials = [] as const satisfies readonly Dial[];

export const task = [
  'Press **Open a window** three times. In the window of the desk that **Wanted** names, press **Send**; the window then closes itself. Assert that **Message** has the code that was in the window.',
  'Press **Book** and **Conditions**, then **Accept** in the upper dialog and **OK** in the lower one. Assert each time where the focus is afterwards.',
  'Press **Print** once, and type into **Receipt number** what only the printed page shows.',
  'Press **Check**, and assert that the verdict says “Solved”. Your test must pass with any seed.',
];

const inBooking = 'in the dialog of Book';
const inConditions = 'in the dialog of Conditions';

export const elements: readonly ElementRow[] = [
  row('The desk that is asked', 'status', 'Wanted', 'windows-wanted'),
  row('Opens a window', 'button', 'Open a window', 'windows-open'),
  row('What was sent', 'status', 'Message', 'windows-message'),
  row('Opens the lower dialog', 'button', 'Book', 'windows-book'),
  row('The lower dialog', 'dialog', 'Booking', 'windows-booking', { appears: 'after Book' }),
  row('Opens the upper dialog', 'button', 'Conditions', 'windows-conditions-open', {
    appears: inBooking,
  }),
  row('The upper dialog', 'dialog', 'Conditions', 'windows-conditions', {
    appears: 'after Conditions',
  }),
  ...(
    [
      ['OK', 'booking', inBooking],
      ['Cancel', 'booking', inBooking],
      ['Accept', 'conditions', inConditions],
      ['Decline', 'conditions', inConditions],
    ] as const
  ).map(([name, dialog, appears]) => ({
    what: 'Closes the dialog',
    role: 'button' as const,
    name,
    testId: `windows-${dialog}-${name.toLowerCase()}`,
    appears,
  })),
  row('The booking', 'status', 'Booking', 'windows-booked'),
  { what: 'The number on paper; hidden on a screen', testId: 'windows-receipt' },
  row('Prints the page', 'button', 'Print', 'windows-print'),
  row('The number', 'textbox', 'Receipt number', 'windows-number'),
  row('Asks for the verdict', 'button', 'Check', 'windows-check'),
  row('The verdict', 'status', 'Verdict', 'windows-verdict'),
];

export const asksForUser = true;

export const hints = [
  'What tells the three windows apart? Their addresses differ only in the query, and the seed decides their order. Their titles and headings name the desk.',
  'While the upper dialog is open, the lower one is there, too, and visible, but nothing in it can be used. Where does a keyboard user expect the focus when the upper one closes?',
  'A real print dialog belongs to the browser and can stop your test. Give the page another `window.print` before you press the button.',
  'Playwright: `page.waitForEvent("popup")` before the press, `page.addInitScript()` for `window.print`, and `page.emulateMedia({ media: "print" })` for the paper.',
  'Selenium: compare `window_handles` before and after, read the `title` of each, and switch back to the first handle after Send, because the other window is gone. `get_property("textContent")` reads what the screen hides.',
];

export const answer: LabAnswer = {
  why: 'The naive test takes the window that was opened last for the wanted one. The order of the windows is another one with each seed, and in some browsers also that of the handles. The good test asks each window for its title.',
  fails: { playwright: /has sent a message/, selenium: /has sent a message/ },
};
