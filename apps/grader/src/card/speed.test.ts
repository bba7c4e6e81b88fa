import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { speedOf } from './counts.ts';

const speedWith = (...sound: Card['sound']): number => speedOf({ sound } as unknown as Card);

test.each([
  [
    'the fastest baseline run',
    [
      { seconds: 5, isGreen: true },
      { seconds: 4, isGreen: true },
    ],
    4,
  ],
  [
    'a run with all tests',
    [
      { seconds: 5, isGreen: true },
      { seconds: 1, isGreen: true, isPart: true },
    ],
    5,
  ],
  [
    'a green run, if there is one',
    [
      { seconds: 5, isGreen: true },
      { seconds: 2, isGreen: false },
    ],
    5,
  ],
  ['a red run, if a test that is left out is always red', [{ seconds: 3, isGreen: false }], 3],
])('the seconds of a run are those of %s', (_, sound, seconds) => {
  expect(speedWith(...(sound as Card['sound']))).toBe(seconds);
});
