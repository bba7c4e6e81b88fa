import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { tabs as rules } from '@sparring/rules/exercises/tabs';

export const elements: readonly ElementRow[] = [
  { what: 'The row of tabs', role: 'tablist', name: 'Corners', testId: 'tabs' },
  { what: 'The first tab', role: 'tab', name: 'Tab 1', testId: 'tab-1' },
  { what: 'The second tab', role: 'tab', name: 'Tab 2', testId: 'tab-2' },
  { what: 'The third tab', role: 'tab', name: 'Tab 3', testId: 'tab-3' },
  { what: 'The panel of the first tab', role: 'tabpanel', name: 'Tab 1', testId: 'tab-panel-1' },
  {
    what: 'The panel of the second tab',
    role: 'tabpanel',
    name: 'Tab 2',
    testId: 'tab-panel-2',
    appears: 'while tab 2 is selected',
  },
  {
    what: 'The panel of the third tab',
    role: 'tabpanel',
    name: 'Tab 3',
    testId: 'tab-panel-3',
    appears: 'while tab 3 is selected',
  },
  { what: 'The message', role: 'status', name: 'Message', testId: 'tabs-message' },
  { what: 'Opens a browser tab', role: 'button', name: 'Open New Tab', testId: 'open-new-tab' },
  {
    what: 'Opens a browser window',
    role: 'button',
    name: 'Open New Window',
    testId: 'open-new-window',
  },
];

export const firstTest: FirstTest = {
  title: 'a tab shows its panel',
  steps: [{ click: 'tab-2' }],
  expects: { element: 'tab-panel-2', is: 'visible' },
};
