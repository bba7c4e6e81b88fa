import { labArea } from '../area.ts';

export const hostileLocators = labArea('hostile-locators', 'Hostile locators', [
  'HOSTILE-01 rule book: Name, E-mail and Phone have the ids field-1 to field-3, and each of them has another one after every press of a button.',
  'HOSTILE-02 rule book: Delivery city and Billing city have the same id, and each label belongs to its own field.',
  'HOSTILE-03 rule book: The id of Postal code contains dots and never changes.',
  'HOSTILE-04 rule book: The three buttons have no id, and each of them has another place and another class name after every press of a button.',
  'HOSTILE-05 rule book: The names of the buttons and of Postal code contain a no-break space (U+00A0).',
  'HOSTILE-06 rule book: Roles and names are the same at every load, after every press and with every seed; ids, class names and places depend on the seed alone.',
  'HOSTILE-07 rule book: An order is right when each field has the value of the task and Place order was pressed; otherwise the verdict names the first wrong field and the button, if it is wrong.',
  'HOSTILE-08 rule book: The lab is solved after three right orders in a row; a wrong order sets the count to 0.',
  'HOSTILE-09 rule book: After every press the fields are empty and the focus is in the first field.',
  'HOSTILE-10 rule book: Name stays the first field; each of the five others has another place after every press of a button.',
  'HOSTILE-11 rule book: ?level=2 gives each button two of three class names, so that any two buttons share one; after every press each button has a different pair, in a random order.',
  'HOSTILE-12 rule book: With ?level=2 the label of Phone is in capital letters by CSS alone, and that of Delivery city has a line break and several spaces in the DOM.',
  'HOSTILE-13 rule book: Beside those that move, each button has a class name that stays: Place order has css-place, which is a part of those of the two others.',
]);
