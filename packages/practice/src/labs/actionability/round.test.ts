import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import {
  type TargetAction,
  atRest,
  drawTimes,
  next,
  type Target,
  targets as all,
  targetsOn,
  verdictOf,
} from './round.ts';

const targets = targetsOn(1);

const use = (target: Target, isTrusted = true): TargetAction => ({
  kind: 'use',
  target,
  isTrusted,
});
const mend = (target: Target): TargetAction => ({ kind: 'mend', target });
const cover: TargetAction = { kind: 'cover' };
const start: TargetAction = { kind: 'start', missing: targets };
const like = (target: Target): readonly TargetAction[] => [mend(target), use(target)];

const after = (...actions: readonly TargetAction[]) => actions.reduce(next, atRest);
const verdict = (...actions: readonly TargetAction[]) => verdictOf(after(start, ...actions))?.text;

test('a user uses each target once, when it is ready, in any order', () => {
  const orders = fc.shuffledSubarray([...targets], { minLength: targets.length });
  fc.assert(
    fc.property(orders, (order) => {
      expect(verdictOf(after(start, ...order.flatMap(like)))).toEqual({
        solved: true,
        text: 'Solved: each target was used once, when it was ready.',
      });
    }),
  );
});

test('says nothing while a target is left and nothing is wrong', () => {
  expect(verdict()).toBeUndefined();
  expect(verdict(...targets.slice(1).flatMap(like))).toBeUndefined();
});

test('an event of a script is wrong, before the target is ready and after it', () => {
  expect(verdict(use('Hidden', false))).toBe('A script: Hidden by a script, Hidden too early.');
  expect(verdict(mend('Hidden'), use('Hidden', false))).toBe('A script: Hidden by a script.');
});

test('names what was used too early or twice, and the clicks on the cover', () => {
  expect(verdict(use('Moving'))).toBe('Forced: Moving too early.');
  expect(verdict(...like('Moving'), use('Moving'))).toBe('Forced: Moving 2 times.');
  expect(verdict(cover)).toBe('Forced: 1 click on the cover.');
  expect(verdict(cover, cover, ...targets.flatMap(like))).toBe('Forced: 2 clicks on the cover.');
});

test('another start forgets what was wrong', () => {
  expect(after(start, use('Hidden', false), cover, start)).toEqual(after(start));
});

test('with eight targets Twice is used twice, the second time when its cover is gone', () => {
  const others = [...targets, 'Half covered' as const].flatMap(like);
  const judged = (...actions: readonly TargetAction[]) =>
    verdictOf(after(start, ...others, ...actions), 2)?.text;
  expect(judged(use('Twice'))).toBeUndefined();
  expect(judged(use('Twice'), use('Twice'))).toBe('Forced: Twice too early.');
  expect(judged(use('Twice'), mend('Twice'), use('Twice'))).toMatch(/^Solved: each target/);
  expect(judged(use('Twice'), mend('Twice'), use('Twice'), use('Twice'))).toBe(
    'Forced: Twice 3 times.',
  );
});

test('a field is used too early while a bar covers a part of it', () => {
  const seen: TargetAction = {
    kind: 'use',
    target: 'Half covered',
    isTrusted: true,
    isReady: false,
  };
  expect(verdict(seen)).toBe('Forced: Half covered too early.');
});

test('a use before the start does not count', () => {
  expect(after(use('Hidden'))).toEqual(atRest);
});

test('each target is ready after half of the delay to the whole of it', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 200, max: 10_000 }), (seed, delay) => {
      const times = drawTimes(delay, createChance(seed));
      expect(times).toHaveLength(all.length);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(delay / 2);
      expect(Math.max(...times)).toBeLessThanOrEqual(delay);
    }),
  );
});
