import { expect, test } from 'vitest';
import { fields, mistakeIn, type Order, rowAfter, verdictOf } from './order.ts';

const right: Order = Object.fromEntries(fields.map(({ label, value }) => [label, value]));

test('the values of the task and Place order are right, with other spaces around them', () => {
  expect(mistakeIn(right, 'Place order')).toBeUndefined();
  expect(mistakeIn({ ...right, Name: ' Ada Bos ' }, 'Place order')).toBeUndefined();
});

test.each(fields)('names $label when it has another value', ({ label, value }) => {
  expect(mistakeIn({ ...right, [label]: 'x' }, 'Place order')).toBe(
    `${label} was “x”, not “${value}”.`,
  );
});

test('names the button that was pressed instead', () => {
  expect(mistakeIn(right, 'Save order')).toBe('Save order was pressed, not Place order.');
  expect(mistakeIn({ ...right, Name: 'x' }, 'Delete order')).toBe(
    'Name was “x”, not “Ada Bos”. Delete order was pressed, not Place order.',
  );
});

test('a wrong order sets the count to 0', () => {
  expect(rowAfter(2, undefined)).toBe(3);
  expect(rowAfter(2, 'Name was “”.')).toBe(0);
});

test('the third right order in a row solves the lab', () => {
  expect([1, 2, 3].map((inARow) => verdictOf(inARow, undefined))).toEqual([
    { solved: false, text: 'Right, 1 of 3. The form has changed.' },
    { solved: false, text: 'Right, 2 of 3. The form has changed.' },
    { solved: true, text: 'Solved: three orders in a row are right.' },
  ]);
});

test('a mistake is never solved', () => {
  expect(verdictOf(0, 'Name was “”.')).toEqual({ solved: false, text: 'Not solved: Name was “”.' });
});
