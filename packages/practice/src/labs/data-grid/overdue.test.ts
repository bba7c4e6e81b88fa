import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawInvoices } from './invoices.ts';
import { overdueVerdictOf } from './overdue.ts';

const invoices = drawInvoices(57, createChance(1));
const numbersOf = (list: typeof invoices) => list.map(({ number }) => number);
const overdue = numbersOf(invoices.filter(({ status }) => status === 'Overdue'));
const paid = numbersOf(invoices.filter(({ status }) => status === 'Paid'));

test('exactly the overdue invoices are approved', () => {
  expect(overdueVerdictOf(invoices, overdue, 0)).toEqual({
    solved: true,
    text: `Solved: the ${overdue.length} overdue invoices were selected one by one.`,
  });
});

test.each([
  [overdue.slice(1), 0, `${overdue.length - 1} of ${overdue.length} overdue invoices are selected`],
  [[...overdue, ...paid], 0, `invoices are selected that are not overdue, ${paid.length} of them`],
  [overdue, 1, 'something in the header was pressed, once'],
  [overdue, 2, 'something in the header was pressed, 2 times'],
])('says what is wrong with %j after %i presses of the header', (selected, presses, mistake) => {
  expect(overdueVerdictOf(invoices, selected, presses)).toEqual({
    solved: false,
    text: `Not approved: ${mistake}.`,
  });
});

test('nothing is approved where nothing is overdue', () => {
  expect(overdueVerdictOf([], [], 0).solved).toBe(false);
});
