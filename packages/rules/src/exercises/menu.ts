import { exerciseArea } from '../area.ts';

export const menu = exerciseArea('menu', 'Menu', [
  'MENU-01 §2.3: The menu has the three items Jab, Cross and Hook, and is closed at first.',
  'MENU-02 rule book: Choosing an item names it in the line Chosen and closes the menu.',
  'MENU-03 page: Escape, a click elsewhere, Tab and a second click on the button close the menu without a choice.',
  'MENU-04 page: The up and down arrow keys move through the items, also from the last to the first and back; Home and End move to the first and the last item.',
  'MENU-05 rule book: After a choice and after Escape the focus is on the button.',
]);
