import { labArea } from '../area.ts';

export const endlessList = labArea('endless-list', 'Endless list', [
  'ENDLESS-01 rule book: The list has as many rows as ?size= says, from 100 to 2000; aria-posinset of a row is its number, from 1, and aria-setsize the number of all rows.',
  'ENDLESS-02 rule book: When the last or the first row in the page comes into view, the next or the previous 20 rows of the list come after ?delay= seconds; until then aria-busy is true.',
  'ENDLESS-03 rule book: The page has at most 60 rows: those that are too many leave it at the other end, and the rows in view do not move.',
  'ENDLESS-04 rule book: Page Down and Page Up lead to the next and the previous row, Home and End to the first and the last row in the page.',
  'ENDLESS-05 rule book: Control+End leads to the first control after the list, Control+Home to the last one before it.',
  'ENDLESS-06 rule book: When the row with the focus leaves the page, the nearest row that stays gets the focus.',
  'ENDLESS-07 rule book: The rows depend on the seed alone, and no two have the same title.',
  'ENDLESS-08 rule book: After Choose, the verdict says whether it is the right row: row 777 of 1,000, and in any other list the row that is named above it.',
  'ENDLESS-09 rule book: The right row was chosen by a script if a script has clicked, or if one of the loads up to that row came without a wheel, a key that scrolls or a finger since the load before; otherwise by a user.',
]);
