import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { menu as rules } from '@sparring/rules/exercises/menu';

const appears = 'while the menu is open';

export const elements: readonly ElementRow[] = [
  { what: 'Opens the menu', role: 'button', name: 'Choose a punch', testId: 'menu-button' },
  { what: 'The menu', role: 'menu', name: 'Choose a punch', testId: 'menu-list', appears },
  { what: 'The first item', role: 'menuitem', name: 'Jab', testId: 'menu-jab', appears },
  { what: 'The second item', role: 'menuitem', name: 'Cross', testId: 'menu-cross', appears },
  { what: 'The third item', role: 'menuitem', name: 'Hook', testId: 'menu-hook', appears },
  { what: 'What was chosen', role: 'status', name: 'Chosen', testId: 'menu-chosen' },
];

export const firstTest: FirstTest = {
  title: 'a menu item is chosen',
  steps: [{ click: 'menu-button' }, { click: 'menu-jab' }],
  expects: { element: 'menu-chosen', text: 'Jab' },
};
