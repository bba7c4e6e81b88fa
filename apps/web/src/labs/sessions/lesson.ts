import { labAccounts, labLifetimes, totp } from '@sparring/contracts/credentials/published';
import { accountOf, ways } from '@sparring/practice/labs/sessions/codes';
import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { sessions as rules } from '@sparring/rules/labs/sessions';

export const dials = [
  secondsDial(
    'delay',
    { min: 0, max: 10, initial: 1 },
    'Sign in and Confirm wait this long before they send.',
  ),
] as const satisfies readonly Dial[];

const passwordOf = (name: string): string =>
  labAccounts.find(({ username }) => username === name)?.password ?? '';

const account = (way: 'Form' | 'API'): string =>
  `as “${accountOf[way]}”, password “${passwordOf(accountOf[way])}”`;

export const task = [
  'Type the **Code** of each way in which a session begins or ends. The codes belong to the workspace, which ?workspace= chooses.',
  `**Form**: sign in (${account('Form')}) with a one-time code (TOTP).`,
  '**State**: open the page in another tab or context with the saved state of the first: the cookie, both storages and IndexedDB.',
  `**API**: log in at the API (${account('API')}), open the page with the cookie, and press **Ask the API**.`,
  '**Elsewhere**: sign out everywhere in another tab or context, and ask the API.',
  `**Expired**: sign in, advance the clock of the workspace by ${labLifetimes.session / 60} minutes, and ask the API.`,
  'Press **Check**, and assert that the verdict says “Solved”, for which it asks for two runs in one tab, with ?delay=0 and with ?delay=3.',
];

const signedOut = 'signed out';
const afterPassword = 'after the password';
const signedIn = 'signed in';

export const elements: readonly ElementRow[] = [
  row('Who is signed in, and how', 'status', 'State', 'sessions-state'),
  row('The code of this state', 'status', 'Code', 'sessions-code'),
  row('The username', 'textbox', 'Username', 'sessions-username', { appears: signedOut }),
  { what: 'The password', name: 'Password', testId: 'sessions-password', appears: signedOut },
  row('Sends both', 'button', 'Sign in', 'sessions-sign-in', { appears: signedOut }),
  row('The one-time code', 'textbox', 'One-time code', 'sessions-one-time-code', {
    appears: afterPassword,
  }),
  row('Sends it', 'button', 'Confirm', 'sessions-confirm', { appears: afterPassword }),
  row('Asks the API for the session', 'button', 'Ask the API', 'sessions-ask'),
  row('Ends the session', 'button', 'Sign out', 'sessions-sign-out', { appears: signedIn }),
  row('Ends all sessions of the account', 'button', 'Sign out everywhere', 'sessions-everywhere', {
    appears: signedIn,
  }),
  row('The address of the session at the API', 'link', 'The session at the API', 'sessions-api'),
  { what: 'The secret of the one-time codes', testId: 'sessions-secret' },
  ...ways.map((way): ElementRow =>
    row(
      'The code that you have seen',
      'textbox',
      `Code of ${way}`,
      `sessions-${way.toLowerCase()}-code`,
    ),
  ),
  row('Asks for the verdict', 'button', 'Check', 'sessions-check'),
  row('The verdict', 'status', 'Verdict', 'sessions-verdict'),
];

export const hints = [
  'A one-time code (RFC 6238) is computed from the secret and the time of the workspace, which is that of the server until you change it. A login at the API sends it as `code`.',
  'Give each test a workspace of its own, with ?workspace=. A one-time code works once in a workspace, so two tests in one workspace cannot both use it.',
  `Move the clock to the next code: PATCH /workspace with { "advance": "PT${totp.period}S" } returns the new time as \`now\`, and no code of that time has been used. Or freeze the clock: then you know its code, and the codes of the steps before and after it pass, too.`,
  'Which parts of a state does your tool save? It may save only the cookies, or leave out IndexedDB. Session storage belongs to a tab, so hardly any tool saves it.',
  'The cookie is HttpOnly, and its path is that of the session at the API. No script can read it, and Selenium only while the browser shows a document below that path.',
  'In Playwright: `storageState({ indexedDB: true })`, `addInitScript` for `sessionStorage`, and `context.request`, which shares its cookies with the pages. In Selenium: `urllib.request`, and `add_cookie` at the address of the session.',
];

export const answer: LabAnswer = {
  why: 'The naive test saves what `storageState()` saves: cookies and local storage. The page is signed in, but what it had put into session storage and IndexedDB is missing. The good test saves them, too.',
  fails: { playwright: /without a part of the state/, selenium: /without a part of the state/ },
};
