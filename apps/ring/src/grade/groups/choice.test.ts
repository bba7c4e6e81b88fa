import { expect, test } from 'vitest';
import { createChoice } from './choice.ts';
import { createEvidence } from './evidence.ts';
import { cutOff, defectsOf, outcomeWith, partOf } from './test-suite.ts';
import { trialOf } from './trial.ts';

const all = partOf(['a', 'b', 'c']);
const group = defectsOf(['one']);

/** One defect beside which only a test is not yet green. */
const tried = () => {
  const evidence = createEvidence(() => new Set(all.green));
  evidence.note(trialOf(['one', 'two'], outcomeWith(['a', 'b', 'c'], ['c']), all));
  const choice = createChoice(
    () => true,
    () => all,
    group,
  );
  return { choice, evidence, part: choice.trial(group, evidence)! };
};

test('a choice that was red without a defect is not made again, whatever another run says', () => {
  const { choice, part } = tried();
  expect(choice.note(part, outcomeWith(['c'], ['c']))).toBe(false);
  expect(choice.note(part, outcomeWith(['c'], []))).toBe(true);
  expect(choice.isTaken()).toBe(false);
});

test('a run that lost its instance says nothing of a choice, which is tried once more', () => {
  const { choice, evidence, part } = tried();
  const lost = { ...cutOff, shown: { kind: 'error', reason: 'lost' } } as const;
  expect(choice.note(part, lost)).toBeUndefined();
  expect(choice.trial(group, evidence)).toEqual(part);
});
