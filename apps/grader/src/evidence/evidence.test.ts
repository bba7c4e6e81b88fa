import { expect, test } from 'vitest';
import { causes, isCleared, unclearOf } from './evidence.ts';
import { hasUnexplainedRetest, isRetestedTwice } from './retests.ts';
import { evidenceOf, outcomeWith, partOf } from '../../test/support/drawn-suite.ts';
import { trialOf } from './trial.ts';

test('a run of chosen tests clears nobody of the others, nor of one that did not run', () => {
  const evidence = evidenceOf(['a', 'b', 'c']);
  const all = partOf(['a', 'b', 'c']);
  evidence.add(trialOf(['one', 'two'], outcomeWith(['a', 'b', 'c'], ['a', 'b', 'c']), all));
  const chosen = { ...all, tests: ['a', 'b'], green: new Set(['a', 'b']) };
  evidence.add(trialOf(['one'], outcomeWith(['a'], []), chosen));
  expect([...unclearOf(evidence.now(), 'one')]).toEqual(['b', 'c']);
});

test('a green run clears nobody of a test that did not run in it, except one defect alone', () => {
  const evidence = evidenceOf(['a', 'b']);
  const skipping = outcomeWith(['a'], []);
  evidence.add(trialOf(['skips it', 'caught by it'], skipping, partOf(['a', 'b'])));
  expect([...unclearOf(evidence.now(), 'caught by it')]).toEqual(['b']);
  evidence.add(trialOf(['skips it'], skipping, partOf(['a', 'b'])));
  expect(isCleared(evidence.now(), 'skips it')).toBe(true);
});

test('a run of some files clears nobody of the tests of the others', () => {
  const evidence = evidenceOf(['a', 'b']);
  evidence.add(trialOf(['one'], outcomeWith(['a'], []), partOf(['a'])));
  expect([...unclearOf(evidence.now(), 'one')]).toEqual(['b']);
});

test('what is red without a suspect is asked once more, and in whole runs if the same run is green then', () => {
  const evidence = evidenceOf(['a']);
  const all = partOf(['a']);
  const clear = (): void => {
    for (const one of ['one', 'two'])
      evidence.add(trialOf([one, 'three'], outcomeWith(['a'], []), all));
  };
  evidence.add(trialOf(['one', 'two'], outcomeWith(['a'], ['a']), all));
  clear();
  expect(evidence.retest(2)).toBe(true);
  expect(isRetestedTwice(evidence.now(), 'one', 'a')).toBe(false);
  clear();
  expect(evidence.retest(2)).toBe(false);
  evidence.add(trialOf(['one', 'two'], outcomeWith(['a'], []), all));
  expect(evidence.retest(1)).toBe(false);
  expect(evidence.retest(2)).toBe(true);
  expect(['one', 'two', 'three'].map((one) => isRetestedTwice(evidence.now(), one, 'a'))).toEqual([
    true,
    true,
    false,
  ]);
});

test('what nobody can have turned red is in doubt until a defect of these runs is red by it in another one', () => {
  const evidence = evidenceOf(['a', 'b']);
  const { note } = evidence;
  const clearOthers = (): void => {
    note(['two', 'other']);
    note(['three', 'other']);
  };
  note(['one', 'two'], ['a']);
  note(['one', 'three'], ['a']);
  note(['one', 'other']);
  clearOthers();
  expect(hasUnexplainedRetest(evidence.now(), 1)).toBe(false);
  evidence.retest();
  clearOthers();
  expect([...causes(evidence.now()).keys()]).toEqual(['one']);
  note(['one'], ['b'], ['b']);
  expect(hasUnexplainedRetest(evidence.now(), 1)).toBe(true);
  note(['one', 'other'], ['a']);
  expect(hasUnexplainedRetest(evidence.now(), 1)).toBe(false);
});
