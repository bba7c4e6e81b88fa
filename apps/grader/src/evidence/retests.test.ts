import { expect, test } from 'vitest';
import {
  awaitsRetest,
  isConclusive,
  hasUnexplainedRetest,
  isRetestedTwice,
  runToRepeat,
} from './retests.ts';
import { evidenceOf, outcomeWith, partOf } from '../../test/support/drawn-suite.ts';
import { trialOf } from './trial.ts';

/** A test is red with two defects, and green with each of them without the other. */
const asked = () => {
  const evidence = evidenceOf(['a', 'b']);
  const { note } = evidence;
  const clear = (): void => {
    note(['one', 'other']);
    note(['two', 'other']);
  };
  note(['one', 'two'], ['a']);
  clear();
  evidence.retest();
  return { ...evidence, clear };
};

test('a run is made once more when all were asked that could have turned a test red', () => {
  const { clear, note, now } = asked();
  expect(runToRepeat(now())).toBeUndefined();
  clear();
  expect(runToRepeat(now())).toMatchObject({ trial: { defects: ['one', 'two'] }, signals: ['a'] });
  note(['one', 'two']);
  expect(runToRepeat(now())).toBeUndefined();
});

test('what is red in it again is explained by two defects together', () => {
  const { note, clear, retest, now } = asked();
  clear();
  expect([awaitsRetest(now()), hasUnexplainedRetest(now(), 1)]).toEqual([true, true]);
  note(['one', 'two'], ['a']);
  expect([awaitsRetest(now()), hasUnexplainedRetest(now(), 1), retest(2)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isConclusive(now(), now().trials[0]!)).toBe(true);
});

test('then a larger run with both is explained, too', () => {
  const { note, clear, retest, now } = asked();
  clear();
  note(['one', 'two'], ['a']);
  note(['three', 'other']);
  note(['one', 'two', 'three'], ['a']);
  expect([hasUnexplainedRetest(now(), 1), retest(2)]).toEqual([false, false]);
});

test('only the same run explains it, and a green test beside all of them contradicts that', () => {
  const { note, clear, now } = asked();
  clear();
  note(['three', 'other']);
  note(['one', 'two', 'three'], ['a']);
  expect(hasUnexplainedRetest(now(), 1)).toBe(true);
  note(['one', 'two'], ['a']);
  expect(hasUnexplainedRetest(now(), 1)).toBe(false);
  note(['one', 'two', 'other']);
  expect(hasUnexplainedRetest(now(), 1)).toBe(true);
});

test('it explains nothing while one of them was green only beside a find, which can have hidden it', () => {
  const { note, retest, now } = asked();
  note(['other'], ['b']);
  note(['one', 'other'], ['b']);
  note(['two', 'other'], ['b']);
  note(['one', 'two'], ['a']);
  expect([hasUnexplainedRetest(now(), 1), retest()]).toEqual([true, true]);
  expect([hasUnexplainedRetest(now(), 2), isRetestedTwice(now(), 'one', 'a')]).toEqual([
    false,
    false,
  ]);
  note(['one', 'three']);
  note(['two', 'three']);
  expect(hasUnexplainedRetest(now(), 1)).toBe(false);
});

test('where only some tests ran each time, it has to be green in such a run, too', () => {
  const evidence = evidenceOf(['a', 'b']);
  const note = (pool: readonly string[], red: readonly string[] = []): void =>
    evidence.add(trialOf(pool, outcomeWith(['a'], red), { ...partOf(['a']), tests: ['a'] }));
  const clear = (): void => {
    for (const one of ['one', 'two'])
      evidence.add(trialOf([one, 'other'], outcomeWith(['a', 'b'], []), partOf(['a', 'b'])));
  };
  note(['one', 'two'], ['a']);
  clear();
  evidence.retest();
  clear();
  note(['one', 'two'], ['a']);
  expect(hasUnexplainedRetest(evidence.now(), 1)).toBe(true);
  note(['three']);
  expect(hasUnexplainedRetest(evidence.now(), 1)).toBe(false);
});

test('it explains nothing while one of them is red without the others', () => {
  const { note, now } = asked();
  note(['two', 'other']);
  note(['one', 'two'], ['a']);
  note(['one'], ['a'], ['a']);
  note(['one', 'other']);
  expect([hasUnexplainedRetest(now(), 1), runToRepeat(now())]).toEqual([true, undefined]);
});

test('a run is made only once more, whatever comes of it', () => {
  const { note, clear, retest, now } = asked();
  clear();
  note(['one', 'two'], ['b'], ['b']);
  expect(runToRepeat(now())).toBeUndefined();
  expect(retest(2)).toBe(true);
});

test('one that had a run of its own does not have to be asked', () => {
  const { note, retest, now } = evidenceOf(['a']);
  note(['one']);
  note(['one', 'two'], ['a']);
  note(['two', 'other']);
  retest();
  note(['two', 'other']);
  expect(runToRepeat(now())).toMatchObject({ trial: { defects: ['one', 'two'] } });
});
