import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/* No lesson imports React: tests and the list of all labs read it without a browser. */
export { waits as rules } from '@sparring/rules/labs/waits';

export const dials = [
  secondsDial('delay', { min: 0.1, max: 10, initial: 2 }, 'The API takes at least 1 second.'),
] as const satisfies readonly Dial[];

export const task = [
  'Press **Show**, **Render**, **Ask the API** and **Load**. Each of the four results becomes a code, for example “Ready 4821”.',
  'Assert that each is “Ready” and four digits. Your test must pass with ?delay=0.1 and with ?delay=8. Stay on the same page for the next step.',
  'Press **Start the rounds**. The bell rings once in each of three rounds, each time after a different delay, which ?delay= does not change.',
  'Wait until **Bell** says “Round 1: it rings”, and press **Catch** within three seconds. Do the same in rounds 2 and 3. **Catch** ends a round at any time; until then the bell keeps ringing.',
  'Assert that the verdict begins with “Solved”. It does so if all four results are there and you caught every ring in time.',
];

export const elements: readonly ElementRow[] = [
  row('Starts the hidden result', 'button', 'Show', 'waits-show'),
  row(
    'The result that is in the page from the start, but hidden',
    'status',
    'Hidden result',
    'waits-hidden',
    { appears: 'is shown after the delay' },
  ),
  row('Starts the rendered result', 'button', 'Render', 'waits-render'),
  row('The result that is put into the page', 'status', 'Rendered result', 'waits-rendered', {
    appears: 'is in the page after the delay',
  }),
  row('Asks the API', 'button', 'Ask the API', 'waits-ask'),
  row('The response of the API', 'status', 'Answer', 'waits-answer'),
  row('Loads the card', 'button', 'Load', 'waits-load'),
  row('The card, a skeleton until it is loaded', 'status', 'Card', 'waits-card'),
  row('Starts the rounds', 'button', 'Start the rounds', 'waits-start'),
  row('The bell', 'status', 'Bell', 'waits-bell'),
  row('Catches the ring', 'button', 'Catch', 'waits-catch'),
  row('The verdict', 'status', 'Verdict', 'waits-verdict'),
];

export const hints = [
  'The three rounds have a short, a medium and a long delay, in an order that the seed decides. Which sleep is right for all of them?',
  'An element can be in the page but hidden, and a skeleton is visible but empty. Wait for what a user waits for: the text of the result.',
  'Use the retrying assertion of your tool: `expect(locator).toHaveText()` in Playwright, `WebDriverWait(…).until(…)` in Selenium. Five seconds are enough for each ring, but not for ?delay=8.',
];

export const answer: LabAnswer = {
  why: 'The naive test sleeps for two seconds in each round. In the round with the long delay, the bell has not rung by then. A sleep that is long enough for this round is too long for the round with the short delay: it ends more than three seconds after the bell. No fixed sleep is right for all three rounds.',
  fails: { playwright: /Slept/, selenium: /Slept/ },
};
