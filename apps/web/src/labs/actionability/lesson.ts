import { type Dial, levelDial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

export { actionability as rules } from '@sparring/rules/labs/actionability';

export const dials = [
  secondsDial('delay', { min: 0.2, max: 10, initial: 2 }, 'Every target is ready after this time.'),
  levelDial('With 2 there are two more targets: Twice and Half covered.', {
    name: 'targets',
    from: 7,
  }),
] as const satisfies readonly Dial[];

export const task = [
  'Press **Start**. Each of the six targets becomes unusable in the way its label says, and usable again after the delay.',
  'Click **Hidden**, **Moving**, **Covered** and **Out of view** once, each as soon as it is ready.',
  'Check **Disabled**, and type “jab” into **Read-only**, each as soon as it is ready.',
  'Assert that **Verdict** begins with “Solved”.',
  'Your test must pass with ?delay=0.2 and with ?delay=4.',
  'With ?level=2, do all of it again. Click **Twice**, and again when its cover is gone.',
  'Scroll the box until the bar covers no part of **Half covered**, and type “jab” into it. On level 1, the verdict does not depend on the last two steps.',
];

export const elements: readonly ElementRow[] = [
  row('Makes each target unusable until its delay is over', 'button', 'Start', 'action-start'),
  row('Not visible at first', 'button', 'Hidden', 'action-hidden'),
  row('Not stable at first', 'button', 'Moving', 'action-moving'),
  row('Not enabled at first', 'checkbox', 'Disabled', 'action-disabled'),
  row('Not editable at first', 'textbox', 'Read-only', 'action-read-only'),
  row('Below the cover at first', 'button', 'Covered', 'action-covered'),
  row('Outside the window at first', 'button', 'Out of view', 'action-out-of-view'),
  { what: 'The cover over Covered', testId: 'action-cover', appears: 'until Covered is ready' },
  row('Is covered for a while after its first click', 'button', 'Twice', 'action-twice', {
    appears: 'with ?level=2',
  }),
  {
    what: 'The cover over Twice',
    testId: 'action-second-cover',
    appears: 'after the first click on Twice',
  },
  row('Half below a bar at first', 'textbox', 'Half covered', 'action-half-covered', {
    appears: 'with ?level=2, in a box that scrolls',
  }),
  row('The targets that were used', 'status', 'Used', 'action-used'),
  row('Clicks that did not reach Covered', 'status', 'Clicks on the cover', 'action-cover-clicks'),
  row('The verdict', 'status', 'Verdict', 'action-verdict'),
];

export const asksForUser = true;

export const hints = [
  'If you used a mouse, what would you wait to see before you click each target?',
  'Playwright waits before an action until the element is visible, stable, enabled, editable and not covered. `force: true` skips these checks, and `dispatchEvent()` has none.',
  'With ?level=2: a double click on **Twice** hits its cover, and `fill()` types into a field that is half hidden. Wait until the cover is gone, and scroll the field to the middle of its box before you type.',
  'Selenium checks less: it clicks an element that moves, and a click on a disabled element does nothing. Wait for the condition of each target yourself: **Moving** is stable when `document.getAnimations()` has no animation that moves it.',
];

export const answer: LabAnswer = {
  why: 'The naive test does not wait. It forces its clicks, or dispatches them from a script, so they succeed at a time when no user could click: one lands on the cover, and one is not a mouse click at all. Such a test passes on a page that nobody can use.',
  fails: { playwright: /Forced: |A script: /, selenium: /A script: / },
};
