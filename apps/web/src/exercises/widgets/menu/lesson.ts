import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { menu as rules } from '@sparring/rules/exercises/menu';

const appears = 'while the menu is open';

export const elements: readonly ElementRow[] = [
  row('Opens the menu', 'button', 'Choose a punch', 'menu-button'),
  row('The menu', 'menu', 'Choose a punch', 'menu-list', { appears }),
  row('The first item', 'menuitem', 'Jab', 'menu-jab', { appears }),
  row('The second item', 'menuitem', 'Cross', 'menu-cross', { appears }),
  row('The third item', 'menuitem', 'Hook', 'menu-hook', { appears }),
  row('What was chosen', 'status', 'Chosen', 'menu-chosen'),
];

export const firstTest: FirstTest = {
  title: 'a menu item is chosen',
  steps: [{ click: 'menu-button' }, { click: 'menu-jab' }],
  expects: { element: 'menu-chosen', text: 'Jab' },
};
