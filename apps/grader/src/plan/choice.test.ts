import { expect, test } from 'vitest';
import { drawFrom } from '../card/draw.ts';
import type { Part } from '../evidence/part.ts';
import {
  choiceAfter,
  type Choice,
  type Choose,
  type Chooser,
  greenWith,
  noChoice,
  partShowing,
  probePart,
} from './choice.ts';
import { noEvidence } from '../evidence/evidence.ts';
import { cutOff, defectsOf, outcomeWith, partOf } from '../../test/support/drawn-suite.ts';
import { nonTests } from '../evidence/trial.ts';

const all = partOf(['a', 'b', 'c']);

const suiteOf = (part: Part, choose: Choose = (names) => names): Chooser => ({
  choose,
  partFor: () => part,
  defects: defectsOf(['one']),
  choice: noChoice,
  evidence: noEvidence(new Map()),
});
const suite = suiteOf(all);
const probing: Choice = { ...noChoice, stage: 'probing' };

/** After runs of these tests without a defect. */
const after = (...runs: readonly (readonly [tests: string, red?: string])[]): Chooser =>
  runs.reduce<Chooser>(
    (chooser, [names, red = '']) => {
      const tests = names.split(' ');
      const outcome = outcomeWith(tests, red.split(' '));
      return { ...suite, choice: choiceAfter(chooser, { ...partOf(tests), tests }, outcome) };
    },
    { ...suite, choice: probing },
  );

test('a choice that was red without a defect is not made again, whatever another run says', () => {
  expect(after(['a']).choice.stage).toBe('taken');
  expect(after(['a', 'a']).choice.stage).toBe('refused');
  expect(after(['a', 'a'], ['a']).choice.stage).toBe('refused');
});

test('a run that lost its instance says nothing of a choice, which is tried once more', () => {
  const part = probePart(suite, drawFrom(1))!;
  const lost = { ...cutOff, shown: { kind: 'error', reason: 'lost' } } as const;
  const again = choiceAfter({ ...suite, choice: probing }, part, lost);
  expect(probePart({ ...suite, choice: again }, drawFrom(1))).toEqual(part);
  expect(probePart({ ...suite, choice: probing }, drawFrom(1))).toBeUndefined();
});

test('the trial has as many tests as the runner can be told', () => {
  const whole = partOf(Array.from({ length: 32 }, (_, at) => `test ${at}`));
  const fiveOf = suiteOf(whole, (names) =>
    names.length <= 5 && !names.includes('test 0') ? names : undefined,
  );
  for (const seed of [1, 2, 3]) {
    const { tests, green } = probePart(fiveOf, drawFrom(seed))!;
    expect(tests).toHaveLength(3);
    expect(tests).not.toContain('test 0');
    expect(green).toEqual(new Set(tests));
  }
});

test('the run that shows something once more has those tests, or all if it is no test', () => {
  const taken = after(['a']);
  expect(partShowing(taken, suite.defects, ['a']).tests).toEqual(['a']);
  expect(partShowing(taken, suite.defects, [nonTests.clock])).toEqual(all);
});

test('it has the tests of all files where those that reach its defects do not have it', () => {
  const byFile: Chooser = {
    ...suite,
    partFor: (some) => (some.length > 1 ? all : partOf(['a'])),
    defects: defectsOf(['one', 'two']),
  };
  expect(partShowing(byFile, defectsOf(['one']), ['a'])).toEqual(partOf(['a']));
  expect(partShowing(byFile, defectsOf(['one']), ['b'])).toEqual(all);
});

test('of the green runs without a defect that had these tests, the largest counts, until one is red', () => {
  const runs = [['a'], ['a b'], ['c'], ['b c']] as const;
  expect(greenWith(after(...runs), ['a'])).toEqual(['a', 'b']);
  expect(greenWith(after(...runs), ['c', 'b'])).toEqual(['b', 'c']);
  expect(greenWith(after(...runs), ['a', 'c'])).toBeUndefined();
  expect(greenWith(after(...runs, ['a', 'a']), ['c', 'b'])).toBeUndefined();
});
