import { labArea } from '../area.ts';

export const comboboxes = labArea('comboboxes', 'Comboboxes', [
  'COMBO-01 rule book: The four fields offer the same ten cities; which one each field asks for depends on the seed alone.',
  'COMBO-02 rule book: Travel opens its list when something is typed, and shows the cities that contain the text, in upper or lower case.',
  'COMBO-03 rule book: The arrow keys move through an open list and wrap around, Enter chooses and closes, and Escape closes without a choice.',
  'COMBO-04 rule book: A city counts as chosen only if it was chosen from the list: when the focus leaves Travel, its text is the last choice again.',
  'COMBO-05 rule book: Each city chosen in Visited becomes a chip with a button that removes it, and is no longer offered.',
  'COMBO-06 rule book: Hotel opens its list by click, Enter, Space and the arrow keys, and puts its options into the page only while it is open.',
  'COMBO-07 rule book: After Check, the verdict says "Solved" if each field has exactly what it asks for; otherwise "Not chosen" and the fields that do not.',
]);
