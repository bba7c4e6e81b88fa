import { expect, test } from 'vitest';
import { drawFrom } from '../../card/draw.ts';
import type { Part } from '../parts.ts';
import { createChoice } from './choice.ts';
import { cutOff, defectsOf, outcomeWith, partOf } from './test-suite.ts';
import { others } from './trial.ts';

const all = partOf(['a', 'b', 'c']);

const tried = () => {
  const choice = createChoice(
    (names) => names,
    () => all,
    defectsOf(['one']),
  );
  return { choice, part: choice.trial(drawFrom(1))! };
};

test('a choice that was red without a defect is not made again, whatever another run says', () => {
  const { choice, part } = tried();
  const tests = [...part.green];
  expect(choice.note(part, outcomeWith(tests, tests))).toBe(false);
  expect(choice.note(part, outcomeWith(tests, []))).toBe(true);
  expect(choice.isTaken()).toBe(false);
});

test('a run that lost its instance says nothing of a choice, which is tried once more', () => {
  const { choice, part } = tried();
  const lost = { ...cutOff, shown: { kind: 'error', reason: 'lost' } } as const;
  expect(choice.note(part, lost)).toBeUndefined();
  expect(choice.trial(drawFrom(1))).toEqual(part);
});

/** A runner that can be told at most five tests, and never of one. */
const fiveOf = (part: Part) =>
  createChoice(
    (names) => (names.length <= 5 && !names.includes('test 0') ? names : undefined),
    () => part,
    defectsOf(['one']),
  );

test('the trial has as many tests as the runner can be told', () => {
  const whole = partOf(Array.from({ length: 32 }, (_, at) => `test ${at}`));
  for (const seed of [1, 2, 3]) {
    const { tests, green } = fiveOf(whole).trial(drawFrom(seed))!;
    expect(tests).toHaveLength(3);
    expect(tests).not.toContain('test 0');
    expect(green).toEqual(new Set(tests));
  }
});

test('the run that shows something once more has those tests, or all if it is no test', () => {
  const { choice, part } = tried();
  choice.note(part, outcomeWith([...part.green], []));
  expect(choice.partAgain(defectsOf(['one']), ['a']).tests).toEqual(['a']);
  expect(choice.partAgain(defectsOf(['one']), [others.clock])).toEqual(all);
});

test('it has the tests of all files where those that reach its defects do not have it', () => {
  const choice = createChoice(
    (names) => names,
    (some) => (some.length > 1 ? all : partOf(['a'])),
    defectsOf(['one', 'two']),
  );
  expect(choice.partAgain(defectsOf(['one']), ['a'])).toEqual(partOf(['a']));
  expect(choice.partAgain(defectsOf(['one']), ['b'])).toEqual(all);
});

test('of the green runs without a defect that had these tests, the largest counts, until one is red', () => {
  const { choice } = tried();
  const note = (tests: readonly string[], red: readonly string[] = []): void =>
    void choice.note({ ...partOf(tests), tests }, outcomeWith(tests, red));
  for (const tests of [['a'], ['a', 'b'], ['c'], ['b', 'c']]) note(tests);
  expect(choice.greenWith(['a'])).toEqual(['a', 'b']);
  expect(choice.greenWith(['c', 'b'])).toEqual(['b', 'c']);
  expect(choice.greenWith(['a', 'c'])).toBeUndefined();
  note(['a'], ['a']);
  expect(choice.greenWith(['c', 'b'])).toBeUndefined();
});
