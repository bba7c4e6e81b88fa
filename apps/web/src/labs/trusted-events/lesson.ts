import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * Coordinates of a click do not judge it, because drivers set them, nor does a press before it, because assistive
 * technology clicks without one. Pasted text is a user’s.
 */
export { trustedEvents as rules } from '@sparring/rules/labs/trusted-events';

export const dials = [] as const satisfies readonly Dial[];

export const task = [
  'Type something into **Name**, check **Newsletter**, move **Rounds**, and press **Send**. Next to each control, the page says who used it.',
  'Try what your tool offers: fill, type, click, check, a click from a script. Which of them does the page report as a script? Reload the page before each try, because a control that a script has used says so until the next load.',
  'Assert that the verdict says “Solved: all four were used by hand”.',
  'The verdict does not say how **Name** was filled in, so assert that **Name used by** says “a user, key by key”.',
];

export const elements: readonly ElementRow[] = [
  row('A field', 'textbox', 'Name', 'trusted-name'),
  row('Who used it', 'status', 'Name used by', 'trusted-name-by'),
  row('A box', 'checkbox', 'Newsletter', 'trusted-newsletter'),
  row('Who used it', 'status', 'Newsletter used by', 'trusted-newsletter-by'),
  row('A slider', 'slider', 'Rounds', 'trusted-rounds'),
  row('Who used it', 'status', 'Rounds used by', 'trusted-rounds-by'),
  row('Gives the verdict', 'button', 'Send', 'trusted-send'),
  row('Who used it', 'status', 'Send used by', 'trusted-send-by'),
  row('The verdict', 'status', 'Verdict', 'trusted-verdict'),
];

export const asksForUser = true;

export const hints = [
  'Each DOM event has a property `isTrusted`: it is `true` if the browser created the event for a key or a click, and `false` if a script dispatched it.',
  'The slider is the surprise: some tools type into a text field, but set the value of a slider with a script. How does a user move a slider with the keyboard?',
  'In Playwright: `pressSequentially()` to type key by key, `check()` and `click()` for clicks, and `press("ArrowRight")` for the slider, because `fill()` sets its value with a script. In Selenium: `send_keys()` for the field and the slider, and `click()`, never `execute_script()`.',
];

export const answer: LabAnswer = {
  why: 'The naive test sets values and clicks with scripts. That also works on a control that is covered, disabled or invisible, so the test passes where a user is stuck.',
  fails: { playwright: /A script: it has used/, selenium: /A script: it has used/ },
};
