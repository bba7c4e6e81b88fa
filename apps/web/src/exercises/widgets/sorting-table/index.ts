import type { Exercise } from '../../exercise.ts';

export const sortingTable: Exercise = {
  slug: 'sorting-table',
  path: '/webelements/sorting-table',
  title: 'Sorting Table',
  group: 'Widgets',
  trains:
    'Sort a table by each of its columns, in both directions, and assert the order of the rows. Prices are numbers: 10.90 comes after 2.75.',
  elements: [
    { what: 'The table', role: 'table', name: 'Produce', testId: 'produce-table' },
    { what: 'Sorts by name', role: 'button', name: 'Name', testId: 'sort-name' },
    { what: 'Sorts by price', role: 'button', name: 'Price', testId: 'sort-price' },
    { what: 'Sorts by category', role: 'button', name: 'Category', testId: 'sort-category' },
    { what: 'The order', role: 'status', name: 'Sorted by', testId: 'sorting-outcome' },
  ],
  page: () => import('./page.tsx'),
};
