import { isInstant } from '@sparring/practice/labs/clock/instant';
import { wantedStart } from '@sparring/practice/labs/clock/session';
import type { Dial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * WebDriver has no clock to install, and no script before the load in WebKit, so the page has the seam itself: ?held=1
 * and Move, which count as much as the clock of a tool.
 */
export { clock as rules } from '@sparring/rules/labs/clock';

export const dials = [
  {
    name: 'now',
    label: 'Date at which the clock begins',
    hint: `“today”, or an instant in UTC such as ${wantedStart}.`,
    expects: `“today” or an instant such as ${wantedStart}`,
    accepts: (text) => text === 'today' || isInstant(text),
    initial: 'today',
  },
  {
    name: 'held',
    label: 'Held clock',
    hint: '0 or 1. With 1 the clock stands until you move it.',
    min: 0,
    max: 1,
    step: 1,
    initial: 0,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Let the page begin at 23:50 on 29 February 2028 in UTC, by the clock of your tool or `?now=2028-02-29T23:50:00Z`, and press **Sign in** in this minute.',
  'A session ends after 15 minutes without a click or a key in the exercise. Wait for its warning, and press **Stay signed in**. Then do nothing; assert that you are signed in a second before the end, and signed out at the end.',
  'Press **Start the tasks**, and assert which task **Ended** names first, second and third, and after how many seconds.',
  'Press **Start the bar** once, and **Stop the bar** at 75 ± 2 %. The bar takes less than two seconds.',
  'Press **Check**, and assert “Solved”, with any seed. The verdict does not ask how long you waited or how often you loaded the page, but your test must not take a quarter of an hour.',
];

export const elements: readonly ElementRow[] = [
  row('The date, in UTC: a time element', 'status', 'Now', 'clock-now'),
  row('By how much each clock has moved', 'status', 'Moved', 'clock-moved'),
  row('By how much to move the clock', 'spinbutton', 'Seconds', 'clock-seconds', {
    appears: 'with ?held=1',
  }),
  row('Moves the clock', 'button', 'Move', 'clock-move', { appears: 'with ?held=1' }),
  row('Begins a session', 'button', 'Sign in', 'clock-sign-in'),
  row('Is activity', 'button', 'Stay signed in', 'clock-stay'),
  row('How much of the session is left: a time element', 'status', 'Session', 'clock-session'),
  {
    what: 'The warning; its role is alert, which has no name',
    role: 'alert',
    testId: 'clock-warning',
    appears: 'in the last minute of a session',
  },
  row(
    'The tasks in the order in which they start, with their times',
    'list',
    'Tasks',
    'clock-tasks',
  ),
  row('Starts all three', 'button', 'Start the tasks', 'clock-start-tasks'),
  row('The tasks in the order in which they ended', 'status', 'Ended', 'clock-ended'),
  row('The bar', 'progressbar', 'Bar', 'clock-bar'),
  row('Starts the bar', 'button', 'Start the bar', 'clock-start-bar'),
  row('Stops the bar', 'button', 'Stop the bar', 'clock-stop-bar'),
  row('Where it was stopped', 'status', 'Stopped', 'clock-stopped'),
  row('Asks for the verdict', 'button', 'Check', 'clock-check'),
  row('The verdict', 'status', 'Verdict', 'clock-verdict'),
];

export const asksForUser = true;

export const hints = [
  'Set the date alone, for example by `page.clock.setFixedTime()` or by another `window.Date.now`, and look at **Moved** and **Session**. Which clocks does a page have, and which of them ends the session?',
  'A test needs the whole clock: date, timers and frames. Open the page with `?held=1` and move its clock by hand: a button such as **Move** is what a team builds into its own application for its tests.',
  'There are two ways to move a clock. A jump runs what is due only at its end, in the order in which it was set; a run stops at each moment at which something is due. Which of them do the tasks need?',
  'No fixed time stops the bar at 75 % with every seed. Move the clock by 20 milliseconds at a time, or by less the nearer the bar is, and read its `value` in between.',
  'Playwright: `page.clock.install({ time })` before `page.goto()`, then `page.clock.pauseAt(time)`, `fastForward()` for the session, and `runFor()` for the tasks and the bar.',
  'Selenium has no clock: use `?held=1`, type into **Seconds** and press **Move**. In Chromium and Firefox a script that installs a clock before the load does it, too: `Page.addScriptToEvaluateOnNewDocument` of CDP, or `script.addPreloadScript` of WebDriver BiDi.',
];

export const answer: LabAnswer = {
  why: 'The naive test sets the date alone. The timer of the session waits on: 0:00 is left, and nobody is signed out. The verdict of the lab would say which clocks have moved and by how much. The good Playwright test installs a whole clock before the page loads; the good Selenium test uses the held clock of the page.',
  fails: { playwright: /Signed in, \d+:\d\d left/, selenium: /Signed in, \d+:\d\d left/ },
};
