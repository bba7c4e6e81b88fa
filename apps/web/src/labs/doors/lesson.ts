import { accounts, type Door, doors as names } from '@sparring/practice/labs/doors/doors';
import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { doors as rules } from '@sparring/rules/labs/doors';

export const dials = [
  secondsDial('delay', { min: 0, max: 10, initial: 2 }, 'Slow, Refresh and Timer take this long.'),
] as const satisfies readonly Dial[];

const accountOf = ({ username, password }: (typeof accounts)['Basic' | 'Digest']): string =>
  `username “${username}”, password “${password}”`;

/** What the page says about each door. */
export const behind: Readonly<Record<Door, string>> = {
  Slow: 'Its first byte comes after the delay.',
  Picture: 'Its picture never finishes loading.',
  Hops: 'Three redirects lead to it.',
  Refresh: 'Its first document refreshes itself after the delay.',
  Timer: 'A script in its first document opens the last one after the delay.',
  Basic: `Basic authentication: ${accountOf(accounts.Basic)}.`,
  Digest: `Digest authentication: ${accountOf(accounts.Digest)}.`,
  Status: 'It answers with 404, 410 or 500. Its code begins with the status.',
  Error: 'Open throws an error and rejects a promise. Their messages have the code.',
  Scripts: 'It has its code only where no script runs.',
};

export const task = [
  'Each link opens a document in a new tab. Type its **Code** into the field beside the link.',
  '**Picture** has no load event while its picture is loading.',
  'Follow **Hops**, **Refresh** and **Timer** to their last document. Refresh and Timer show an old code first, and the right one for three seconds only.',
  '**Basic** and **Digest** need their usernames and passwords. Digest has another port, if the site has a second one.',
  'The code of **Status** is its status, a hyphen and its code, such as “404-4821”.',
  'Press **Open** on the page **Error**, and join the two halves of its code.',
  'Open **Scripts** without scripts.',
  'Press **Check**, and assert that the verdict says “Solved”, for which it asks for two runs in one tab, with ?delay=0 and with ?delay=4.',
];

export const elements: readonly ElementRow[] = [
  ...names.flatMap((door): readonly ElementRow[] => [
    { what: behind[door], role: 'link', name: door, testId: `doors-${door.toLowerCase()}` },
    row(
      'The code that you have found',
      'textbox',
      `Code of ${door}`,
      `doors-${door.toLowerCase()}-code`,
    ),
  ]),
  row('Asks for the verdict', 'button', 'Check', 'doors-check'),
  row('The verdict', 'status', 'Verdict', 'doors-verdict'),
];

export const hints = [
  'Read the address of each link from its `href`, and go there in a page of your own: the page of the lab keeps what you have typed.',
  'What does your tool wait for when it goes to an address? The event `load` waits for every picture, and the end of network traffic never comes. The document itself is enough.',
  'A redirect by a status is over when the document is there. A redirect by a `meta` element or a script comes after the document: wait for the next one.',
  'Credentials belong to one origin. Give your tool those of **Basic** and those of **Digest** in two browser contexts, or ask with an HTTP client, which can do both.',
  'In Playwright: `goto(url, { waitUntil: "commit" })`, `httpCredentials`, `response.status()`, `page.on("pageerror")` and `javaScriptEnabled: false`. In Selenium: `page_load_strategy = "none"`, and `urllib.request` for **Basic**, **Digest**, **Status** and **Scripts**.',
];

export const answer: LabAnswer = {
  why: 'The naive test reads the code as soon as it has a document. The first documents of **Refresh** and **Timer** show an old code, which looks like the right one. The good test waits until the last document is there.',
  fails: {
    playwright: /the code of the document that sends on/,
    selenium: /the code of the document that sends on/,
  },
};
