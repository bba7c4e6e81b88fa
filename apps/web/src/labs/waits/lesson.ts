import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

/* No lesson imports React: tests and the list of all labs read it without a browser. */
export { waits as rules } from '@sparring/rules/labs/waits';

export const dials = [
  {
    name: 'delay',
    label: 'Delay in seconds',
    hint: 'From 0.1 to 10. The API takes at least 1 second.',
    min: 0.1,
    max: 10,
    step: 0.1,
    initial: 2,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Press **Show**, **Render**, **Ask the API** and **Load**. Each of the four results becomes a code, for example “Ready 4821”.',
  'Assert that each is “Ready” and four digits. Your test must pass with ?delay=0.1 and with ?delay=8. Stay on the same page for the next step.',
  'Press **Start the rounds**. The bell rings once in each of three rounds, each time after a different delay, which ?delay= does not change.',
  'Wait until **Bell** says “Round 1: it rings”, and press **Catch** within three seconds. Do the same in rounds 2 and 3. **Catch** ends a round at any time; until then the bell keeps ringing.',
  'Assert that the verdict begins with “Solved”. It does so if all four results are there and you caught every ring in time.',
];

export const elements: readonly ElementRow[] = [
  { what: 'Starts the hidden result', role: 'button', name: 'Show', testId: 'waits-show' },
  {
    what: 'The result that is in the page from the start, but hidden',
    role: 'status',
    name: 'Hidden result',
    testId: 'waits-hidden',
    appears: 'is shown after the delay',
  },
  { what: 'Starts the rendered result', role: 'button', name: 'Render', testId: 'waits-render' },
  {
    what: 'The result that is put into the page',
    role: 'status',
    name: 'Rendered result',
    testId: 'waits-rendered',
    appears: 'is in the page after the delay',
  },
  { what: 'Asks the API', role: 'button', name: 'Ask the API', testId: 'waits-ask' },
  {
    what: 'The response of the API',
    role: 'status',
    name: 'Answer',
    testId: 'waits-answer',
  },
  { what: 'Loads the card', role: 'button', name: 'Load', testId: 'waits-load' },
  {
    what: 'The card, a skeleton until it is loaded',
    role: 'status',
    name: 'Card',
    testId: 'waits-card',
  },
  { what: 'Starts the rounds', role: 'button', name: 'Start the rounds', testId: 'waits-start' },
  { what: 'The bell', role: 'status', name: 'Bell', testId: 'waits-bell' },
  { what: 'Catches the ring', role: 'button', name: 'Catch', testId: 'waits-catch' },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'waits-verdict' },
];

export const hints = [
  'The three rounds have a short, a medium and a long delay, in an order that the seed decides. Which sleep is right for all of them?',
  'An element can be in the page but hidden, and a skeleton is visible but empty. Wait for what a user waits for: the text of the result.',
  'Use the retrying assertion of your tool: `expect(locator).toHaveText()` in Playwright, `WebDriverWait(…).until(…)` in Selenium. Five seconds are enough for each ring, but not for ?delay=8.',
];

export const answer: Answer = {
  why: 'The naive test sleeps for two seconds in each round. In the round with the long delay, the bell has not rung by then. A sleep that is long enough for this round is too long for the round with the short delay: it ends more than three seconds after the bell. No fixed sleep is right for all three rounds.',
  fails: { playwright: /Slept/, selenium: /Slept/ },
};
