import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { sortingTable as rules } from '@sparring/rules/exercises/sorting-table';

export const elements: readonly ElementRow[] = [
  row('The table', 'table', 'Produce', 'produce-table'),
  row('Sorts by name', 'button', 'Name', 'sort-name'),
  row('Sorts by price', 'button', 'Price', 'sort-price'),
  row('Sorts by category', 'button', 'Category', 'sort-category'),
  row('The sorted column and the direction', 'status', 'Sorted by', 'sorting-outcome'),
];

export const firstTest: FirstTest = {
  title: 'a header sorts the table',
  steps: [{ click: 'sort-price' }],
  expects: { element: 'sorting-outcome', text: 'price, ascending' },
};
