import { expect, test } from 'vitest';
import { createEvidence } from './evidence.ts';
import { noteTo, outcomeWith, partOf } from './test-suite.ts';
import { trialOf } from './trial.ts';

test('a run of chosen tests clears nobody of the others, nor of one that did not run', () => {
  const evidence = createEvidence(() => new Set(['a', 'b', 'c']));
  const all = partOf(['a', 'b', 'c']);
  evidence.note(trialOf(['one', 'two'], outcomeWith(['a', 'b', 'c'], ['a', 'b', 'c']), all));
  const chosen = { ...all, tests: ['a', 'b'], green: new Set(['a', 'b']) };
  evidence.note(trialOf(['one'], outcomeWith(['a'], []), chosen));
  expect([...evidence.unclearOf('one')]).toEqual(['b', 'c']);
});

test('a green run clears nobody of a test that did not run in it, except one defect alone', () => {
  const evidence = createEvidence(() => new Set(['a', 'b']));
  const skipping = outcomeWith(['a'], []);
  evidence.note(trialOf(['skips it', 'caught by it'], skipping, partOf(['a', 'b'])));
  expect([...evidence.unclearOf('caught by it')]).toEqual(['b']);
  evidence.note(trialOf(['skips it'], skipping, partOf(['a', 'b'])));
  expect(evidence.isCleared('skips it')).toBe(true);
});

test('a run of some files clears nobody of the tests of the others', () => {
  const evidence = createEvidence(() => new Set(['a', 'b']));
  evidence.note(trialOf(['one'], outcomeWith(['a'], []), partOf(['a'])));
  expect([...evidence.unclearOf('one')]).toEqual(['b']);
});

test('what is red without a suspect is asked once more, and in whole runs if the same run is green then', () => {
  const evidence = createEvidence(() => new Set(['a']));
  const all = partOf(['a']);
  const clear = (): void => {
    for (const one of ['one', 'two'])
      evidence.note(trialOf([one, 'three'], outcomeWith(['a'], []), all));
  };
  evidence.note(trialOf(['one', 'two'], outcomeWith(['a'], ['a']), all));
  clear();
  expect(evidence.suspectAgain(2)).toBe(true);
  expect(evidence.isDoubtful('one', 'a')).toBe(false);
  clear();
  expect(evidence.suspectAgain(2)).toBe(false);
  evidence.note(trialOf(['one', 'two'], outcomeWith(['a'], []), all));
  expect(evidence.suspectAgain(1)).toBe(false);
  expect(evidence.suspectAgain(2)).toBe(true);
  expect(['one', 'two', 'three'].map((one) => evidence.isDoubtful(one, 'a'))).toEqual([
    true,
    true,
    false,
  ]);
});

test('what nobody can have turned red is in doubt until a defect of these runs is red by it in another one', () => {
  const evidence = createEvidence(() => new Set(['a', 'b']));
  const note = noteTo(evidence, ['a', 'b']);
  const clearOthers = (): void => {
    note(['two', 'other']);
    note(['three', 'other']);
  };
  note(['one', 'two'], ['a']);
  note(['one', 'three'], ['a']);
  note(['one', 'other']);
  clearOthers();
  expect(evidence.isInDoubt(1)).toBe(false);
  evidence.suspectAgain();
  clearOthers();
  expect([...evidence.guilty().keys()]).toEqual(['one']);
  note(['one'], ['b'], ['b']);
  expect(evidence.isInDoubt(1)).toBe(true);
  note(['one', 'other'], ['a']);
  expect(evidence.isInDoubt(1)).toBe(false);
});
