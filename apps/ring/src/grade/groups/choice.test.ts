import { expect, test } from 'vitest';
import { drawFrom } from '../../card/draw.ts';
import type { Part } from '../parts.ts';
import {
  afterChoice,
  type Choice,
  type Choose,
  greenWith,
  noChoice,
  partAgain,
  partOfTrial,
} from './choice.ts';
import { cutOff, defectsOf, outcomeWith, partOf } from './test-suite.ts';
import { others } from './trial.ts';

const all = partOf(['a', 'b', 'c']);

const suiteOf = (
  part: Part,
  choose: Choose = (names) => names,
): Parameters<typeof partAgain>[0] => ({
  choose,
  partFor: () => part,
  defects: defectsOf(['one']),
});
const suite = suiteOf(all);
const tried: Choice = { ...noChoice, stage: 'tried' };

/** After runs of these tests without a defect. */
const after = (...runs: readonly (readonly [tests: string, red?: string])[]): Choice =>
  runs.reduce((choice, [names, red = '']) => {
    const tests = names.split(' ');
    const part = { ...partOf(tests), tests };
    return afterChoice(suite, choice, part, outcomeWith(tests, red.split(' ')));
  }, tried);

test('a choice that was red without a defect is not made again, whatever another run says', () => {
  expect(after(['a']).stage).toBe('taken');
  expect(after(['a', 'a']).stage).toBe('refused');
  expect(after(['a', 'a'], ['a']).stage).toBe('refused');
});

test('a run that lost its instance says nothing of a choice, which is tried once more', () => {
  const part = partOfTrial(suite, noChoice, drawFrom(1))!;
  const lost = { ...cutOff, shown: { kind: 'error', reason: 'lost' } } as const;
  const again = afterChoice(suite, tried, part, lost);
  expect(partOfTrial(suite, again, drawFrom(1))).toEqual(part);
  expect(partOfTrial(suite, tried, drawFrom(1))).toBeUndefined();
});

test('the trial has as many tests as the runner can be told', () => {
  const whole = partOf(Array.from({ length: 32 }, (_, at) => `test ${at}`));
  const fiveOf = suiteOf(whole, (names) =>
    names.length <= 5 && !names.includes('test 0') ? names : undefined,
  );
  for (const seed of [1, 2, 3]) {
    const { tests, green } = partOfTrial(fiveOf, noChoice, drawFrom(seed))!;
    expect(tests).toHaveLength(3);
    expect(tests).not.toContain('test 0');
    expect(green).toEqual(new Set(tests));
  }
});

test('the run that shows something once more has those tests, or all if it is no test', () => {
  const taken = after(['a']);
  expect(partAgain(suite, taken, suite.defects, ['a']).tests).toEqual(['a']);
  expect(partAgain(suite, taken, suite.defects, [others.clock])).toEqual(all);
});

test('it has the tests of all files where those that reach its defects do not have it', () => {
  const byFile: typeof suite = {
    ...suite,
    partFor: (some) => (some.length > 1 ? all : partOf(['a'])),
    defects: defectsOf(['one', 'two']),
  };
  expect(partAgain(byFile, noChoice, defectsOf(['one']), ['a'])).toEqual(partOf(['a']));
  expect(partAgain(byFile, noChoice, defectsOf(['one']), ['b'])).toEqual(all);
});

test('of the green runs without a defect that had these tests, the largest counts, until one is red', () => {
  const runs = [['a'], ['a b'], ['c'], ['b c']] as const;
  expect(greenWith(after(...runs), ['a'])).toEqual(['a', 'b']);
  expect(greenWith(after(...runs), ['c', 'b'])).toEqual(['b', 'c']);
  expect(greenWith(after(...runs), ['a', 'c'])).toBeUndefined();
  expect(greenWith(after(...runs, ['a', 'a']), ['c', 'b'])).toBeUndefined();
});
