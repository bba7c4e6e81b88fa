import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { shadowDom as rules } from '@sparring/rules/exercises/shadow-dom';

const within = [{ shadowRootOf: '#shadow-host' }];

export const elements: readonly ElementRow[] = [
  {
    what: 'The input in the shadow root',
    role: 'textbox',
    name: 'Text',
    testId: 'shadow-input',
    within,
  },
  {
    what: 'The button in the shadow root',
    role: 'button',
    name: 'Click Me',
    testId: 'shadow-click',
    within,
  },
  {
    what: 'The text of the alert, after it is closed',
    role: 'status',
    name: 'The alert said',
    testId: 'shadow-said',
  },
];

export const firstTest: FirstTest = {
  title: 'the alert says the text',
  steps: [
    { fill: 'shadow-input', text: 'Jab' },
    { click: 'shadow-click', opens: 'a dialog' },
  ],
  expects: { element: 'shadow-said', text: 'Button clicked! Input value: Jab' },
};
