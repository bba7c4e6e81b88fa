import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { mailbox as rules } from '@sparring/rules/labs/mailbox';

export const dials = [] as const satisfies readonly Dial[];

/** What the browser logs when the API refuses something. */
export const expectedError = /Failed to load resource/;

export const task = [
  'Register an address. A neighbor, whose address begins like yours, registers at the same time. Type the code of the neighbor’s mail with your address: it is refused. Then confirm yours with the code of your own mail.',
  'Ask twice for a link to a new password, and open both: the first is refused, the second sets a new password, and is refused when you use it again. Log in with the old password, which is refused, and with the new one.',
  'Sign in by a link. Ask for another one, advance the clock of the workspace by 15 minutes, and use it: it is refused.',
  'Delete the account by a link, and log in: it is refused.',
  'Assert that **Inbox** shows the mail that `GET /labs/mailbox/messages` lists. The verdict does not depend on this step.',
  'Press **Check**, and assert that the verdict says “Solved”.',
];

const byLink = 'opened by a link';

export const elements: readonly ElementRow[] = [
  row('The email address', 'textbox', 'Email', 'mailbox-address'),
  { what: 'The password', name: 'Password', testId: 'mailbox-password' },
  row('How strong it is', 'meter', 'Strength', 'mailbox-meter'),
  row('The same in words', 'status', 'Strength', 'mailbox-strength'),
  row('Sends a code', 'button', 'Register', 'mailbox-register'),
  row('Checks the password', 'button', 'Log in', 'mailbox-log-in'),
  row('Sends a link', 'button', 'Sign in by mail', 'mailbox-sign-in'),
  row('Sends a link', 'button', 'Reset the password', 'mailbox-reset'),
  row('Sends a link', 'button', 'Delete the account', 'mailbox-delete'),
  row('The first box of the code', 'textbox', 'Digit 1 of 6', 'mailbox-digit-1'),
  row('Sends the code', 'button', 'Confirm', 'mailbox-confirm'),
  { what: 'The new password', name: 'New password', testId: 'mailbox-new', appears: byLink },
  row('Sends the link', 'button', 'Use the link', 'mailbox-use-link', { appears: byLink }),
  row('What came of it', 'status', 'State', 'mailbox-state'),
  row('Asks the API for the mails', 'button', 'Refresh', 'mailbox-refresh'),
  row('The mails that have arrived, the last one first', 'list', 'Inbox', 'mailbox-inbox'),
  row('Shows the first mail', 'button', 'Read mail 1', 'mailbox-read-1'),
  row('The text of a mail', 'status', 'Mail', 'mailbox-text', { appears: 'after Read' }),
  row('Asks for the verdict', 'button', 'Check', 'mailbox-check'),
  row('The verdict', 'status', 'Verdict', 'mailbox-verdict'),
];

export const hints = [
  'Give each test a workspace of its own, with ?workspace=. Its inbox is `GET /w/{workspace}/v1/practice/labs/mailbox/messages`.',
  'Which mail is yours? Compare the whole address: “contains” and “begins with” are also true of the neighbor’s.',
  'Two links to one address can arrive in either order. The mail with the highest `id` was sent last.',
  'A mail takes 1 to 5 seconds by the clock of the workspace. Poll until your mail is there, or advance the clock: `PATCH /workspace` with `{ "advance": "PT5S" }`.',
  'A link in a mail is a path of the site. The browser opens it like any other page, and **Use the link** sends it.',
];

export const answer: LabAnswer = {
  why: 'The naive test waits long enough, and then takes the last mail. It is that of the neighbor, whose code the API refuses for another address.',
  fails: { playwright: /mail to another address/, selenium: /mail to another address/ },
};
