import { expect, test } from 'vitest';
import { alike } from './alike.ts';

const same = () => {};

test.each([
  ['numbers', 1, 1],
  ['no number at all', NaN, NaN],
  ['lists', [1, { a: 'x' }], [1, { a: 'x' }]],
  ['objects, in any order', { a: 1, b: [2] }, { b: [2], a: 1 }],
  ['sets', new Set([1]), new Set([1])],
  ['dates', new Date(7), new Date(7)],
  ['errors', new TypeError('no'), new TypeError('no')],
  ['one function', { same }, { same }],
])('takes %s for the same', (_, one, other) => {
  expect(alike(one, other)).toBe(true);
});

test.each([
  ['another number', 1, 2],
  ['a number and its text', 1, '1'],
  ['nothing and null', undefined, null],
  ['a longer list', [1], [1, 2]],
  ['another order', [1, 2], [2, 1]],
  ['a member more', { a: 1 }, { a: 1, b: undefined }],
  ['a list and an object', [], {}],
  ['another message', new Error('no'), new Error('yes')],
  ['another kind of error', new Error('no'), new TypeError('no')],
  ['two functions', () => {}, () => {}],
  ['two promises', Promise.resolve(1), Promise.resolve(1)],
  ['two handles', new AbortController(), new AbortController()],
])('tells %s apart', (_, one, other) => {
  expect(alike(one, other)).toBe(false);
});
