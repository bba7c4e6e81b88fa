import { expect, test } from 'vitest';
import { createEvidence } from './evidence.ts';
import { outcomeWith, partOf } from './test-suite.ts';
import { trialOf } from './trial.ts';

/** A test is red with two defects, and green with each of them without the other. */
const asked = () => {
  const evidence = createEvidence(() => new Set(['a', 'b']));
  const note = (group: readonly string[], red: readonly string[] = [], tests = ['a', 'b']): void =>
    evidence.note(trialOf(group, outcomeWith(tests, red), partOf(tests)));
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

test('a larger run that is red by the same test explains it, too', () => {
  const { note, clear, isInDoubt, toRepeat, suspectAgain } = asked();
  clear();
  note(['three', 'other']);
  note(['one', 'two', 'three'], ['a']);
  expect([isInDoubt(1), suspectAgain(2), toRepeat()]).toEqual([false, false, undefined]);
});

test('it explains nothing while one of them was green only beside a find, which can have hidden it', () => {
  const { note, isInDoubt, suspectAgain } = asked();
  note(['other'], ['b']);
  note(['one', 'other'], ['b']);
  note(['two', 'other'], ['b']);
  note(['one', 'two'], ['a']);
  expect([isInDoubt(1), suspectAgain(2)]).toEqual([true, true]);
});
