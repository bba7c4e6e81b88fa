import { password, personas, products, usernameOf } from '@sparring/practice/labs/personas/shop';
import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { personas as rules } from '@sparring/rules/labs/personas';

export const dials = [
  secondsDial(
    'block',
    { min: 0, max: 10, initial: 2 },
    'While slow is signed in, Add and Buy keep the page busy this long; with 0, nobody is slow, and Slow has no code.',
    'Block in seconds',
  ),
] as const satisfies readonly Dial[];

const names = personas.map(usernameOf).join(', ');

export const task = [
  `Seven people have the password “${password}”: ${names}.`,
  '**Standard**, **Slow**, **Failing** and **Unverified**: sign in, put one product into an empty cart, and press **Buy**.',
  '**Locked**: sign in three times with a wrong password, and then with the right one.',
  '**Read-only**: sign in, and assert that no button of the shop is enabled.',
  '**Admin**: sign in, and delete a product.',
  'Assert each time what the **Outcome** says, and type its **Code** into the field of the person.',
  'Press **Check**, and assert that the verdict says “Solved”, for which it asks for two runs in one tab, with ?block=1 and with ?block=3.',
];

const signedOut = 'signed out';
const signedIn = 'signed in';

export const elements: readonly ElementRow[] = [
  row('The username', 'textbox', 'Username', 'personas-username', { appears: signedOut }),
  { what: 'The password', name: 'Password', testId: 'personas-password', appears: signedOut },
  row('Sends both', 'button', 'Sign in', 'personas-sign-in', { appears: signedOut }),
  ...products.flatMap((product): readonly ElementRow[] => [
    row(
      'Puts it into the cart',
      'button',
      `Add ${product}`,
      `personas-add-${product.toLowerCase()}`,
      { appears: signedIn },
    ),
    row(
      'Takes it out of the shop',
      'button',
      `Delete ${product}`,
      `personas-delete-${product.toLowerCase()}`,
      { appears: 'signed in as admin' },
    ),
  ]),
  row('Orders the cart', 'button', 'Buy', 'personas-buy', { appears: signedIn }),
  row('Keeps the cart', 'button', 'Sign out', 'personas-sign-out', { appears: signedIn }),
  row('What is in the cart', 'status', 'Cart', 'personas-cart'),
  row('What has happened', 'status', 'Outcome', 'personas-outcome'),
  row('The code of the outcome', 'status', 'Code', 'personas-code'),
  row('Resets the shop', 'button', 'Reset the shop', 'personas-reset'),
  ...personas.map((persona): ElementRow =>
    row(
      'The code that you have found',
      'textbox',
      `Code of ${persona}`,
      `personas-${usernameOf(persona)}-code`,
    ),
  ),
  row('Asks for the verdict', 'button', 'Check', 'personas-check'),
  row('The verdict', 'status', 'Verdict', 'personas-verdict'),
];

export const hints = [
  'What is the same for all seven, and what differs? Put what differs into a table: the person, the steps, and the outcome.',
  'The order of **failing** stays in the cart, and a product that **admin** has deleted is gone. Which button resets the shop?',
  'For **slow**, the page does not respond while it is busy. Do not click again: wait for the outcome, longer than the page is busy.',
  'In Playwright: one `test` with a loop over a table, `toBeDisabled()`, and a longer timeout for **slow**. In Selenium: `WebDriverWait` with more than ?block= seconds, and `is_enabled()`.',
];

export const answer: LabAnswer = {
  why: 'The naive test expects the outcome of **standard** from everybody. It passes for **standard** and **slow**, and fails for **failing**. The good test has a table with an outcome for each person.',
  fails: { playwright: /The order failed/, selenium: /The order failed/ },
};
