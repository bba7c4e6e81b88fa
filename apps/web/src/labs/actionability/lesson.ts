import type { Dial } from '../../practice/dial.ts';
import type { ElementRow } from '../../practice/lesson.ts';
import type { Answer } from '../lab.ts';

export { actionability as rules } from '@sparring/rules/labs/actionability';

export const dials = [
  {
    name: 'delay',
    label: 'Delay in seconds',
    hint: 'From 0.2 to 10. Every target is ready after this time.',
    min: 0.2,
    max: 10,
    step: 0.1,
    initial: 2,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Press Start. Each of the six targets becomes unusable in the way its label says, and usable again after the delay.',
  'Use each target once, as soon as it is ready: click Hidden, Moving, Covered and Out of view, check Disabled, and type “jab” into Read-only.',
  'Assert that the verdict begins with “A user”. Your test must pass with ?delay=0.2 and with ?delay=4.',
];

export const elements: readonly ElementRow[] = [
  {
    what: 'Makes each target unusable until its delay is over',
    role: 'button',
    name: 'Start',
    testId: 'action-start',
  },
  { what: 'Not visible at first', role: 'button', name: 'Hidden', testId: 'action-hidden' },
  { what: 'Not stable at first', role: 'button', name: 'Moving', testId: 'action-moving' },
  { what: 'Not enabled at first', role: 'checkbox', name: 'Disabled', testId: 'action-disabled' },
  { what: 'Not editable at first', role: 'textbox', name: 'Read-only', testId: 'action-read-only' },
  { what: 'Below the cover at first', role: 'button', name: 'Covered', testId: 'action-covered' },
  {
    what: 'Outside the window at first',
    role: 'button',
    name: 'Out of view',
    testId: 'action-out-of-view',
  },
  { what: 'The cover over Covered', testId: 'action-cover', appears: 'until Covered is ready' },
  { what: 'The targets that were used', role: 'status', name: 'Used', testId: 'action-used' },
  {
    what: 'Clicks that did not reach Covered',
    role: 'status',
    name: 'Clicks on the cover',
    testId: 'action-cover-clicks',
  },
  { what: 'The verdict', role: 'status', name: 'Verdict', testId: 'action-verdict' },
];

export const asksForUser = true;

export const hints = [
  'If you used a mouse, what would you wait to see before you click each target?',
  'Playwright waits before an action until the element is visible, stable, enabled, editable and not covered. force: true skips these checks, and dispatchEvent() has none.',
  'Selenium checks less: it clicks an element that moves, and a click on a disabled element does nothing. Wait for the condition of each target yourself: Moving is stable when document.getAnimations() has no animation that moves it.',
];

export const answer: Answer = {
  why: 'The naive test does not wait. It forces its clicks, or dispatches them from a script, so they succeed at a time when no user could click: one lands on the cover, and one is not a mouse click at all. Such a test passes on a page that nobody can use.',
  fails: { playwright: /Forced: |A script: /, selenium: /A script: / },
};
