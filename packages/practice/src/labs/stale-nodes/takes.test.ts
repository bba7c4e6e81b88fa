import { expect, test } from 'vitest';
import { countOf, type Take, targets, verdictOf } from './takes.ts';

const fresh = (item: string): Take => ({ item, stale: false });
const stale = (item: string): Take => ({ item, stale: true });
const textOf = (...takes: Take[]) => verdictOf(true, takes)?.text;

test('three takes after Reorder, in any order, are the right nodes', () => {
  expect(verdictOf(true, targets.toReversed().map(fresh))).toEqual({
    solved: true,
    text: 'Solved: Apples, Milk and Rye bread were each taken once.',
  });
});

test('two takes say nothing yet', () => {
  expect(verdictOf(true, [fresh('Apples'), fresh('Milk')])).toBeUndefined();
  expect(verdictOf(false, [])).toBeUndefined();
});

test('names what was taken before Reorder', () => {
  expect(verdictOf(false, targets.map(fresh))).toEqual({
    solved: false,
    text: 'Too early: Apples was taken before Reorder.',
  });
});

test('names the first mistake, also after three right takes', () => {
  expect(textOf(fresh('Apples'), fresh('Tea'), stale('Rolls'))).toBe(
    'A wrong node: Tea was taken.',
  );
  expect(textOf(stale('Rye bread'))).toBe(
    'The stale one: the node of Rye bread is no longer in the page.',
  );
  expect(textOf(...targets.map(fresh), fresh('Milk'))).toBe('Too often: Milk was taken twice.');
});

test('a click on a removed node does not count as taken', () => {
  expect(countOf([fresh('Milk'), stale('Milk'), fresh('Tea')], 'Milk')).toBe(1);
});
