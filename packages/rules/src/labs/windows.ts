import { labArea } from '../area.ts';

export const windows = labArea('windows', 'Windows', [
  'WINDOW-01 rule book: Each press of Open a window opens the window of another desk, up to three; their order and the wanted desk depend on the seed, and their codes also on the workspace.',
  'WINDOW-02 rule book: Send in a window sends its code to the page, which shows it in Message, and then the window closes itself.',
  'WINDOW-03 rule book: The page hears only the windows that it has opened.',
  'WINDOW-04 rule book: Conditions opens a dialog above the dialog of Book; Escape, Accept and Decline close the upper one alone, Accept alone accepts them, and the focus is then on Conditions.',
  'WINDOW-05 rule book: When the dialog of Book is closed, the focus is on Book; Booking says whether it was confirmed, and with or without the conditions.',
  'WINDOW-06 rule book: Print asks the browser to print the page; only the printed page shows the number of the receipt.',
  'WINDOW-07 rule book: Check says "Solved" if the wanted desk alone has sent its code, the booking was confirmed with the conditions, the page printed once and the number of the receipt typed; otherwise "Not done" and what is wrong, or that a script was used.',
]);
