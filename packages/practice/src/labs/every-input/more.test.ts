import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { judge } from './judge.ts';
import { atFirst, drawMore } from './more.ts';
import { drawTasks } from './tasks.ts';

/** What a form sends with every value as asked. */
const rightOf = (seed: number): Readonly<Record<string, string>> => {
  const chance = createChance(seed);
  const tasks = { ...drawTasks(chance), ...drawMore(chance) };
  return Object.fromEntries(
    Object.entries(tasks).flatMap(([name, { value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
};

test('one club of each group is asked for, and never what is chosen at first', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { clubs } = drawMore(createChance(seed));
      expect(clubs.value).toMatch(/^north-(ring|left-hook), south-(canvas|left-hook)$/);
      expect(clubs.value).not.toBe(atFirst.clubs.join(', '));
    }),
  );
});

test('with ?level=2 the verdict asks for the four controls, too', () => {
  const sent = rightOf(7);
  const judged = (changes: object) =>
    judge({ seed: 7, not_valid: [], sent: { ...sent, ...changes }, level: 2 });
  expect(judged({})).toEqual({ solved: true, text: 'Solved: every value is as asked.' });
  expect(judged({ joined: '2026-03-04' }).text).toBe('Not as asked: Member since is 2026-03-04.');
  expect(judged({ clubs: 'south-canvas' }).text).toBe('Not as asked: Clubs is south-canvas.');
});

test('without ?level=2 nobody asks for them', () => {
  const { clubs: _, joined: __, remarks: ___, motto: ____, ...sent } = rightOf(7);
  expect(judge({ seed: 7, not_valid: [], sent }).solved).toBe(true);
});
