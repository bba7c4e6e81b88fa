import { labArea } from '../area.ts';

export const mailbox = labArea('mailbox', 'Mailbox', [
  'MAILBOX-01 rule book: Each button sends the email address and what it needs to the API; State says what came of it, and after a refusal why.',
  'MAILBOX-02 rule book: Strength is “too short” below 8 characters; otherwise the kinds of characters (a to z, A to Z, digits, others), and one more from 12 characters on, are counted: below 3 “weak”, 3 “fair”, from 4 on “strong”.',
  'MAILBOX-03 rule book: A digit in a box of the code goes on to the next one, Backspace in an empty box empties the one before and goes back, a code of six digits that is pasted into any box fills all, and nothing but digits is taken.',
  'MAILBOX-04 rule book: Inbox has the mails of the API after a load and after Refresh, and Read shows the text of one, with its link.',
  'MAILBOX-05 rule book: A page that is opened by a link says what the link is for, and sends it when its button is pressed; for a new password it has a field.',
  'MAILBOX-06 rule book: Check says "Solved" if all is shown; otherwise "Not confirmed" or "Not shown" with what is missing.',
]);
