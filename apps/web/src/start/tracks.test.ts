import { expect, test } from 'vitest';
import { blocksOf } from './step-blocks.ts';
import { tracks } from './tracks.ts';

const place = { origin: 'http://sparring.test', workspace: 'calm-otter' };
const listed = tracks.map((track) => ({ ...track, steps: track.stepsIn(place) }));
const all = listed.flatMap(({ steps }) => steps);

test.each(listed)('$path has ten to thirteen steps', ({ steps }) => {
  expect(steps.length).toBeGreaterThanOrEqual(10);
  expect(steps.length).toBeLessThanOrEqual(13);
});

test('no two steps have one id', () => {
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(all)('the step $id has one action and one check, as sentences', ({ action, check }) => {
  for (const text of [action, check]) expect(text).toMatch(/[.`]$/);
  expect(`${action}${check}`.split('`').length % 2).toBe(1);
});

test.each(all)('no two texts to copy of the step $id have one name', ({ code = [] }) => {
  const parts = code.flatMap(blocksOf).map(({ what }) => what);
  expect(parts).toEqual([...new Set(parts)]);
});
