import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawInvoices } from './invoices.ts';
import { changed, type Selection, shareOf, verdictOf } from './selection.ts';

const all = drawInvoices(12, createChance(1));
const page = all.slice(0, 5);
const none: Selection = new Set();

test('the rows of a page join the selection and leave it', () => {
  const two = changed(changed(none, page, true), all.slice(5, 10), true);
  expect(two.size).toBe(10);
  expect([...changed(two, page, false)]).toEqual(all.slice(5, 10).map(({ number }) => number));
});

test('of a page none, some or all rows are selected', () => {
  expect(shareOf(page, none)).toBe('none');
  expect(shareOf(page, changed(none, page.slice(1), true))).toBe('some');
  expect(shareOf(page, changed(none, all, true))).toBe('all');
  expect(shareOf([], changed(none, all, true))).toBe('none');
});

test('all invoices are approved, one less is not', () => {
  expect(verdictOf(all, page, changed(none, all, true))).toMatchObject({
    solved: true,
    text: expect.stringMatching(/^Solved: 12 of 12 invoices are selected, [\d.]+ in total\.$/),
  });
  expect(verdictOf(all, page, changed(none, all.slice(1), true))).toEqual({
    solved: false,
    text: 'Not approved: 11 of 12 invoices are selected.',
  });
  expect(verdictOf(all, page, none).text).toBe('Not approved: 0 of 12 invoices are selected.');
});

test('the verdict names the rows of one page', () => {
  expect(verdictOf(all, page, changed(none, page, true)).text).toBe(
    'Not approved: only this page is selected, 5 of 12 invoices.',
  );
  expect(verdictOf(all, page, changed(none, all.slice(1, 6), true)).text).toBe(
    'Not approved: 5 of 12 invoices are selected.',
  );
});
