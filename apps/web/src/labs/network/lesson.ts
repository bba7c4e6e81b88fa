import { requests } from '@sparring/practice/labs/network/requests';
import { unsteady } from '@sparring/practice/labs/network/unsteady';
import { type Dial, levelDial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The failures are real: a learner sees them in the network panel. The page scripts them in a workspace of its
 * own, and each request asks for another product, so that no order and no second tab changes an outcome.
 */
export { network as rules } from '@sparring/rules/labs/network';

export const dials = [
  secondsDial('delay', { min: 0, max: 10, initial: 1 }, '', 'Delay of Slow in seconds'),
  secondsDial(
    'timeout',
    { min: 0.2, max: 11, initial: 3 },
    'A request ends after this time.',
    'Timeout in seconds',
  ),
  levelDial('Level 2 adds a request that fails a few times before it succeeds.', {
    name: 'unsteady',
    from: 1,
  }),
] as const satisfies readonly Dial[];

/** What the browser logs when a request fails. */
export const expectedError = /Failed to load resource/;

export const task = [
  'Press each of the eight buttons, and assert what the page says: two requests return a product, and six fail, each with its own message. One of the six never gets a response.',
  'Press **Finish** when every request has ended, and assert that the verdict says “Solved”.',
  'If your tool can mock responses, mock the one for **Sound**, `GET /items/1`. With status 500, the page says “The server failed (500).”, as it does for the API. With the JSON of a product, it says the name and the price. Without the price, it says “The response is not a product: its price is not a number.” The verdict does not depend on this step.',
  'With ?level=2, press **Unsteady** until it succeeds and not once more, and assert how often it was asked.',
];

export const elements: readonly ElementRow[] = [
  ...requests.flatMap(({ name, title }): readonly ElementRow[] => [
    row('Sends a request', 'button', title, `network-${name}`),
    row('How the request ended', 'status', `Answer to ${title}`, `network-${name}-answer`),
  ]),
  row('Sends a request that fails a few times', 'button', unsteady.title, 'network-unsteady', {
    appears: 'with ?level=2',
  }),
  row(
    'How the request ended, and how often it was sent',
    'status',
    'Answer to Unsteady',
    'network-unsteady-answer',
    { appears: 'with ?level=2' },
  ),
  row('Asks for the verdict', 'button', 'Finish', 'network-finish'),
  row('The verdict', 'status', 'Verdict', 'network-verdict'),
];

export const hints = [
  'Open the network panel of DevTools and press the buttons. Which of the failures has a status?',
  'The page has loaded long before you press a button, so waiting for the load tells you nothing about these requests. What does the page show when a request has ended?',
  'Wait for the text of each output. The lab sends its requests to its own workspace, and you can read the faults there: the address is in the network panel.',
  'With ?level=2: a retry that repeats until something is green hides how often the API failed. Wait after each press until the output says “Asked”, stop at the first product, and assert the number: the same seed fails the same number of times.',
];

export const answer: LabAnswer = {
  why: 'The naive test waits for the page, not for the responses: the page had loaded before the first click. When the test presses **Finish**, the slow request and the one that never gets a response are still open.',
  fails: { playwright: /Too early/, selenium: /Too early/ },
};
