import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { shadowDom as rules } from '@sparring/rules/exercises/shadow-dom';

const within = [{ shadowRootOf: '#shadow-host' }];

export const elements: readonly ElementRow[] = [
  row('The input in the shadow root', 'textbox', 'Text', 'shadow-input', { within }),
  row('The button in the shadow root', 'button', 'Click Me', 'shadow-click', { within }),
  row('The text of the alert, after it is closed', 'status', 'The alert said', 'shadow-said'),
];

export const firstTest: FirstTest = {
  title: 'the alert says the text',
  steps: [
    { fill: 'shadow-input', text: 'Jab' },
    { click: 'shadow-click', opens: 'a dialog' },
  ],
  expects: { element: 'shadow-said', text: 'Button clicked! Input value: Jab' },
};
