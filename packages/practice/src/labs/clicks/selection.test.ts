import { expect, test } from 'vitest';
import { type Modifiers, select, type Selection } from './selection.ts';

const alone = { isAdding: false, isRange: false };
const ctrl = { isAdding: true, isRange: false };
const shift = { isAdding: false, isRange: true };
const both = { isAdding: true, isRange: true };

const after = (...steps: readonly (readonly [number, Modifiers])[]): readonly number[] =>
  steps.reduce<Selection>((before, [at, modifiers]) => select(before, at, modifiers), {
    places: [],
    anchor: 0,
    ranges: 0,
  }).places;

test('an item that is clicked alone is the only one', () => {
  expect(after([2, alone], [5, alone])).toEqual([5]);
});

test('Ctrl adds an item and takes it away again', () => {
  expect(after([5, alone], [2, ctrl])).toEqual([2, 5]);
  expect(after([5, alone], [2, ctrl], [5, ctrl])).toEqual([2]);
});

test('Shift selects from the last item without Shift, in both directions', () => {
  expect(after([2, alone], [4, shift])).toEqual([2, 3, 4]);
  expect(after([4, alone], [6, shift], [2, shift])).toEqual([2, 3, 4]);
  expect(after([6, alone], [4, ctrl], [2, shift])).toEqual([2, 3, 4]);
});

test('Ctrl with Shift adds a range', () => {
  expect(after([0, alone], [4, ctrl], [6, both])).toEqual([0, 4, 5, 6]);
});
