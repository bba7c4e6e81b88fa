import { expect, test } from 'vitest';
import { createEvidence } from './evidence.ts';
import { noteTo, outcomeWith, partOf } from './test-suite.ts';
import { trialOf } from './trial.ts';

/** A test is red with two defects, and green with each of them without the other. */
const asked = () => {
  const evidence = createEvidence(() => new Set(['a', 'b']));
  const note = noteTo(evidence, ['a', 'b']);
  const clear = (): void => {
    note(['one', 'other']);
    note(['two', 'other']);
  };
  note(['one', 'two'], ['a']);
  clear();
  evidence.suspectAgain();
  return { ...evidence, note, clear };
};

test('a run is made once more when all were asked that could have turned a test red', () => {
  const { toRepeat, clear, note } = asked();
  expect(toRepeat()).toBeUndefined();
  clear();
  expect(toRepeat()).toMatchObject({ trial: { defects: ['one', 'two'] }, signals: ['a'] });
  note(['one', 'two']);
  expect(toRepeat()).toBeUndefined();
});

test('what is red in it again is explained by two defects together', () => {
  const { note, clear, suspectAgain, isAsking, isInDoubt, trials, isCalm } = asked();
  clear();
  expect([isAsking(), isInDoubt(1)]).toEqual([true, true]);
  note(['one', 'two'], ['a']);
  expect([isAsking(), isInDoubt(1), suspectAgain(2)]).toEqual([false, false, false]);
  expect(isCalm(trials()[0]!)).toBe(true);
});

test('then a larger run with both is explained, too', () => {
  const { note, clear, isInDoubt, suspectAgain } = asked();
  clear();
  note(['one', 'two'], ['a']);
  note(['three', 'other']);
  note(['one', 'two', 'three'], ['a']);
  expect([isInDoubt(1), suspectAgain(2)]).toEqual([false, false]);
});

test('only the same run explains it, and a green test beside all of them contradicts that', () => {
  const { note, clear, isInDoubt } = asked();
  clear();
  note(['three', 'other']);
  note(['one', 'two', 'three'], ['a']);
  expect(isInDoubt(1)).toBe(true);
  note(['one', 'two'], ['a']);
  expect(isInDoubt(1)).toBe(false);
  note(['one', 'two', 'other']);
  expect(isInDoubt(1)).toBe(true);
});

test('it explains nothing while one of them was green only beside a find, which can have hidden it', () => {
  const { note, isInDoubt, isDoubtful, suspectAgain } = asked();
  note(['other'], ['b']);
  note(['one', 'other'], ['b']);
  note(['two', 'other'], ['b']);
  note(['one', 'two'], ['a']);
  expect([isInDoubt(1), suspectAgain()]).toEqual([true, true]);
  expect([isInDoubt(2), isDoubtful('one', 'a')]).toEqual([false, false]);
  note(['one', 'three']);
  note(['two', 'three']);
  expect(isInDoubt(1)).toBe(false);
});

test('where only some tests ran each time, it has to be green in such a run, too', () => {
  const evidence = createEvidence(() => new Set(['a', 'b']));
  const note = (group: readonly string[], red: readonly string[] = []): void =>
    evidence.note(trialOf(group, outcomeWith(['a'], red), { ...partOf(['a']), tests: ['a'] }));
  const clear = (): void => {
    for (const one of ['one', 'two'])
      evidence.note(trialOf([one, 'other'], outcomeWith(['a', 'b'], []), partOf(['a', 'b'])));
  };
  note(['one', 'two'], ['a']);
  clear();
  evidence.suspectAgain();
  clear();
  note(['one', 'two'], ['a']);
  expect(evidence.isInDoubt(1)).toBe(true);
  note(['three']);
  expect(evidence.isInDoubt(1)).toBe(false);
});

test('it explains nothing while one of them is red without the others', () => {
  const { note, isInDoubt, toRepeat } = asked();
  note(['two', 'other']);
  note(['one', 'two'], ['a']);
  note(['one'], ['a'], ['a']);
  note(['one', 'other']);
  expect([isInDoubt(1), toRepeat()]).toEqual([true, undefined]);
});

test('a run is made only once more, whatever comes of it', () => {
  const { note, clear, toRepeat, suspectAgain } = asked();
  clear();
  note(['one', 'two'], ['b'], ['b']);
  expect(toRepeat()).toBeUndefined();
  expect(suspectAgain(2)).toBe(true);
});

test('one that had a run of its own does not have to be asked', () => {
  const evidence = createEvidence(() => new Set(['a']));
  const note = noteTo(evidence, ['a']);
  note(['one']);
  note(['one', 'two'], ['a']);
  note(['two', 'other']);
  evidence.suspectAgain();
  note(['two', 'other']);
  expect(evidence.toRepeat()).toMatchObject({ trial: { defects: ['one', 'two'] } });
});
