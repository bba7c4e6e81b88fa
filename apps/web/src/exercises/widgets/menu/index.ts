import type { Exercise } from '../../exercise.ts';

const appears = 'while the menu is open';

export const menu: Exercise = {
  slug: 'menu',
  path: '/webelements/menu',
  title: 'Menu',
  group: 'Widgets',
  trains:
    'Open a menu and choose one of its three items, by mouse or with the arrow keys, Home, End and Enter. Escape and a click elsewhere close it without a choice.',
  elements: [
    { what: 'Opens the menu', role: 'button', name: 'Choose a punch', testId: 'menu-button' },
    { what: 'The menu', role: 'menu', name: 'Choose a punch', testId: 'menu-list', appears },
    { what: 'The first item', role: 'menuitem', name: 'Jab', testId: 'menu-jab', appears },
    { what: 'The second item', role: 'menuitem', name: 'Cross', testId: 'menu-cross', appears },
    { what: 'The third item', role: 'menuitem', name: 'Hook', testId: 'menu-hook', appears },
    { what: 'What was chosen', role: 'status', name: 'Chosen', testId: 'menu-chosen' },
  ],
  page: () => import('./page.tsx'),
};
