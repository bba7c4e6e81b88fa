import { exerciseArea } from '../area.ts';

export const sortingTable = exerciseArea('sorting-table', 'Sorting Table', [
  'SORT-01 §3: The table has six items, unsorted at first.',
  'SORT-02 page: Prices are sorted as numbers: 10.90 comes after 2.75.',
  'SORT-03 page: Sorting moves whole rows: each item keeps its price and its category.',
  'SORT-04 page: Another click on the same column reverses the direction; another column starts ascending.',
  'SORT-05 rule book: Items that are equal in the sorted column keep the order they had at first, in both directions.',
  'SORT-06 WCAG 4.1.2: Only the sorted column has aria-sort="ascending" or "descending".',
  'SORT-07 rule book: The line Sorted by names the column and the direction.',
]);
