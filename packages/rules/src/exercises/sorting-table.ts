import type { Area } from '../area.ts';

export const sortingTable = {
  slug: 'sorting-table',
  title: 'Sorting Table',
  place: { exercise: 'sorting-table' },
  rules: [
    { id: 'SORT-01', from: '§3', text: 'The table has six items, unsorted at first.' },
    { id: 'SORT-02', from: 'page', text: 'Prices are sorted as numbers: 10.90 comes after 2.75.' },
    {
      id: 'SORT-03',
      from: 'page',
      text: 'Sorting moves whole rows: each item keeps its price and its category.',
    },
    {
      id: 'SORT-04',
      from: 'page',
      text: 'Another click on the same column reverses the direction; another column starts ascending.',
    },
    {
      id: 'SORT-05',
      from: 'rule book',
      text: 'Items that are equal in the sorted column keep the order they had at first, in both directions.',
    },
    {
      id: 'SORT-06',
      from: 'WCAG 4.1.2',
      text: 'Only the sorted column has aria-sort="ascending" or "descending".',
    },
    {
      id: 'SORT-07',
      from: 'rule book',
      text: 'The line Sorted by names the column and the direction.',
    },
  ],
} as const satisfies Area;
