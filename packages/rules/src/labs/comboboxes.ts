import type { Area } from '../area.ts';

export const comboboxes = {
  slug: 'comboboxes',
  title: 'Lab: Comboboxes',
  place: { lab: 'comboboxes' },
  rules: [
    {
      id: 'COMBO-01',
      from: 'rule book',
      text: 'The four fields offer the same ten cities; which one each field asks for depends on the seed alone.',
    },
    {
      id: 'COMBO-02',
      from: 'rule book',
      text: 'Travel opens its list when something is typed, and shows the cities that contain the text, in upper or lower case.',
    },
    {
      id: 'COMBO-03',
      from: 'rule book',
      text: 'The arrow keys move through an open list and wrap around, Enter chooses and closes, and Escape closes without a choice.',
    },
    {
      id: 'COMBO-04',
      from: 'rule book',
      text: 'A city counts as chosen only if it was chosen from the list: when the focus leaves Travel, its text is the last choice again.',
    },
    {
      id: 'COMBO-05',
      from: 'rule book',
      text: 'Each city chosen in Visited becomes a chip with a button that removes it, and is no longer offered.',
    },
    {
      id: 'COMBO-06',
      from: 'rule book',
      text: 'Hotel opens its list by click, Enter, Space and the arrow keys, and puts its options into the page only while it is open.',
    },
    {
      id: 'COMBO-07',
      from: 'rule book',
      text: 'At Check the verdict says "Chosen" if each field has exactly what it asks for; otherwise "Not chosen" and the fields that have not.',
    },
  ],
} as const satisfies Area;
