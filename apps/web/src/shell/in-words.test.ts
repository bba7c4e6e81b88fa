import { expect, test } from 'vitest';
import { speedInWords } from './in-words.ts';

test.each([
  [20, 'waits are 20 times shorter, and no message is cut below one second'],
  [1.5, 'waits are 1.5 times shorter, and no message is cut below one second'],
  [1, 'waits take their full time'],
  [0.01, 'waits are 100 times longer'],
])('says what the speed %d does', (speed, words) => {
  expect(speedInWords(speed)).toBe(words);
});
