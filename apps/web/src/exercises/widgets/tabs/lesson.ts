import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { tabs as rules } from '@sparring/rules/exercises/tabs';

export const elements: readonly ElementRow[] = [
  row('The row of tabs', 'tablist', 'Corners', 'tabs'),
  row('The first tab', 'tab', 'Tab 1', 'tab-1'),
  row('The second tab', 'tab', 'Tab 2', 'tab-2'),
  row('The third tab', 'tab', 'Tab 3', 'tab-3'),
  row('The panel of the first tab', 'tabpanel', 'Tab 1', 'tab-panel-1'),
  row('The panel of the second tab', 'tabpanel', 'Tab 2', 'tab-panel-2', {
    appears: 'while tab 2 is selected',
  }),
  row('The panel of the third tab', 'tabpanel', 'Tab 3', 'tab-panel-3', {
    appears: 'while tab 3 is selected',
  }),
  row('The message', 'status', 'Message', 'tabs-message'),
  row('Opens a browser tab', 'button', 'Open New Tab', 'open-new-tab'),
  row('Opens a browser window', 'button', 'Open New Window', 'open-new-window'),
];

export const firstTest: FirstTest = {
  title: 'a tab shows its panel',
  steps: [{ click: 'tab-2' }],
  expects: { element: 'tab-panel-2', is: 'visible' },
};
