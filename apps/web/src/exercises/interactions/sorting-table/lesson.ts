import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { sortingTable as rules } from '@sparring/rules/exercises/sorting-table';

export const elements: readonly ElementRow[] = [
  { what: 'The table', role: 'table', name: 'Produce', testId: 'produce-table' },
  { what: 'Sorts by name', role: 'button', name: 'Name', testId: 'sort-name' },
  { what: 'Sorts by price', role: 'button', name: 'Price', testId: 'sort-price' },
  { what: 'Sorts by category', role: 'button', name: 'Category', testId: 'sort-category' },
  {
    what: 'The sorted column and the direction',
    role: 'status',
    name: 'Sorted by',
    testId: 'sorting-outcome',
  },
];

export const firstTest: FirstTest = {
  title: 'a header sorts the table',
  steps: [{ click: 'sort-price' }],
  expects: { element: 'sorting-outcome', text: 'price, ascending' },
};
