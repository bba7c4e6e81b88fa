import { labArea } from '../area.ts';

export const lateDialogs = labArea('late-dialogs', 'Late dialogs', [
  'LATER-01 rule book: After Start and ?delay= seconds the browser shows an alert with a code, then a confirmation, then a prompt, and then the page shows a dialog of its own.',
  'LATER-02 rule book: The code, and whether the confirmation asks to keep it or to throw it away, depend on the seed alone.',
  'LATER-03 rule book: The dialog of the page names the code or the next number, as the seed decides; Yes, No and Escape close it.',
  'LATER-04 rule book: The verdict says "Solved" if the code was kept and typed and the last question answered correctly; otherwise "Not read" and each wrong answer.',
  'LATER-05 rule book: While the note is not empty and not saved, the browser asks before another document is loaded; after Save it does not.',
  'LATER-06 rule book: When the visitor stays, the note is still there, and the page says how often the visitor has stayed.',
]);
