import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawDelays, verdictOf, windowMs } from './rounds.ts';

const afterSleep = (sleptMs: number) => (delay: number) =>
  sleptMs < delay ? null : sleptMs - delay;

test('no fixed sleep catches all three rings, but a wait of five seconds sees each, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 20_000 }), (seed, sleptMs) => {
      const delays = drawDelays(createChance(seed));
      expect(Math.max(...delays)).toBeLessThanOrEqual(4500);
      const catches = delays.map(afterSleep(sleptMs));
      expect(verdictOf(catches)).toMatchObject({
        solved: false,
        text: expect.stringMatching(/^Slept/),
      });
    }),
  );
});

test('a click at the end of the window still catches the ring', () => {
  expect(verdictOf([0, windowMs, 1])).toEqual({
    solved: true,
    text: 'Solved: every ring was caught within 3 seconds.',
  });
});

test('names the rounds that were clicked before the bell and too late', () => {
  expect(verdictOf([null, 20, windowMs + 1100]).text).toBe(
    'Slept: you clicked in round 1 before the bell, round 3 4.1 s after the bell.',
  );
});

test('the same seed draws the same delays', () => {
  expect(drawDelays(createChance(7))).toEqual(drawDelays(createChance(7)));
  expect(drawDelays(createChance(7))).not.toEqual(drawDelays(createChance(8)));
});
