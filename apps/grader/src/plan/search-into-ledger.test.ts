import { expect, test } from 'vitest';
import { startLedger } from '../evidence/ledger.ts';
import type { Part } from '../evidence/part.ts';
import { withSearchResults } from './search-into-ledger.ts';
import { defectsOf, outcomeWith, partOf, searchOf } from '../../test/support/drawn-suite.ts';

/** Four finds, of which the fourth is not repeated, and a test that was red with two other defects that are cleared of it. */
const withADoubt = () => {
  const tests = ['t1', 't2', 't3', 't4', 'a'];
  const whole = partOf(tests);
  const finds = ['1', '2', '3', '4'];
  const defects = defectsOf([...finds, 'one', 'two', 'other']);
  const search = searchOf({ defects, partFor: () => whole });
  let ledger = startLedger(true);
  const note = (pool: readonly string[], red: readonly string[], part: Part = whole): void => {
    search.note(pool, outcomeWith([...part.green], red), part);
    search.reconsider();
    ledger = withSearchResults(ledger, search.now());
  };
  note(['two', 'other'], []);
  for (const find of finds) {
    const red = [`t${find}`];
    note([find], red, { ...partOf(red), tests: red });
  }
  note(['one', 'two'], ['a']);
  note(['one', 'other'], []);
  return { note, repeated: () => ledger.wanted.map(({ id }) => id) };
};

test('where a defect explains a red test after all, it is repeated, and no other find', () => {
  const { note, repeated } = withADoubt();
  note(['two', 'other'], []);
  note(['one', 'other'], ['a']);
  expect(repeated()).toEqual(['1', '2', '3', 'one']);
});

test('where none does, the same run decides: if it is green then, all finds are repeated', () => {
  const { note, repeated } = withADoubt();
  note(['two', 'other'], []);
  note(['one', 'other'], []);
  expect(repeated()).toEqual(['1', '2', '3']);
  note(['one', 'two'], []);
  expect(repeated()).toEqual(['1', '2', '3', '4']);
});

test('if it is red again, two defects do it together, and no more finds are repeated', () => {
  const { note, repeated } = withADoubt();
  note(['two', 'other'], []);
  note(['one', 'other'], []);
  note(['one', 'two'], ['a']);
  expect(repeated()).toEqual(['1', '2', '3']);
});
