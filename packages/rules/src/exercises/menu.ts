import type { Area } from '../area.ts';

export const menu = {
  slug: 'menu',
  title: 'Menu',
  place: { exercise: 'menu' },
  rules: [
    {
      id: 'MENU-01',
      from: '§2.3',
      text: 'The menu has the three items Jab, Cross and Hook, and is closed at first.',
    },
    {
      id: 'MENU-02',
      from: 'rule book',
      text: 'Choosing an item names it in the line Chosen and closes the menu.',
    },
    {
      id: 'MENU-03',
      from: 'page',
      text: 'Escape, a click elsewhere, Tab and a second click on the button close the menu without a choice.',
    },
    {
      id: 'MENU-04',
      from: 'page',
      text: 'The up and down arrow keys move through the items, also from the last to the first and back; Home and End move to the first and the last item.',
    },
    {
      id: 'MENU-05',
      from: 'rule book',
      text: 'After a choice and after Escape the focus is on the button.',
    },
  ],
} as const satisfies Area;
