import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '@sparring/practice/chance';
import { drawInvoices, type Invoice } from '@sparring/practice/labs/data-grid/invoices';
import { firstView, matching, nextSort, onPage, pagesOf, sorted } from './view.ts';

const invoice = (number: number, part: Partial<Invoice> = {}): Invoice => ({
  number,
  customer: 'Green Anchor',
  status: 'Open',
  due: '2026-01-01',
  cents: 100,
  ...part,
});
const numbersOf = (invoices: readonly Invoice[]) => invoices.map(({ number }) => number);

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [57, 6],
])('%i rows are %i pages of 10', (rows, pages) => {
  expect(pagesOf(rows, 10)).toBe(pages);
});

test('each invoice is on exactly one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.constantFrom(5, 10, 20), (size, pageSize) => {
      const all = drawInvoices(size, createChance(1));
      const pages = Array.from({ length: pagesOf(size, pageSize) }, (_, page) => page);
      expect(pages.flatMap((page) => onPage(all, { page, pageSize }))).toEqual(all);
    }),
  );
});

test('the filters take a part of the customer in any case, and the status', () => {
  const all = [
    invoice(1, { customer: 'Dune Travel' }),
    invoice(2, { customer: 'Dune Travel', status: 'Paid' }),
    invoice(3),
  ];
  const found = (customer: string, status: 'All' | 'Paid') =>
    numbersOf(matching(all, { customer, status }));
  expect(found('', 'All')).toEqual([1, 2, 3]);
  expect(found(' UNE ', 'All')).toEqual([1, 2]);
  expect(found('dune', 'Paid')).toEqual([2]);
});

test('equal values are sorted by invoice in both directions', () => {
  const all = [
    invoice(1, { cents: 900 }),
    invoice(2, { cents: 10_000 }),
    invoice(3, { cents: 900 }),
  ];
  const by = (direction: 'ascending' | 'descending') =>
    numbersOf(sorted(all, { column: 'Amount', direction }));
  expect(by('ascending')).toEqual([1, 3, 2]);
  expect(by('descending')).toEqual([2, 1, 3]);
});

test('a second press sorts the other way, another column begins ascending', () => {
  const first = nextSort(firstView.sort, 'Due');
  expect(first).toEqual({ column: 'Due', direction: 'ascending' });
  const second = nextSort(first, 'Due');
  expect(second.direction).toBe('descending');
  expect(nextSort(second, 'Due').direction).toBe('ascending');
  expect(nextSort(second, 'Amount').direction).toBe('ascending');
});
