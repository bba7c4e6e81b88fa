import { expect, test } from 'vitest';
import { endingOf } from './tail.ts';

test('keeps the last forty lines that say something', () => {
  const text = Array.from({ length: 100 }, (_, at) => `line ${at + 1}\n\n`).join('');
  const lines = endingOf(text).split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([40, 'line 61', 'line 100']);
});

test('keeps 3,000 letters of them at most', () => {
  expect(endingOf(`${'x'.repeat(250)}\n`.repeat(100))).toHaveLength(3000);
});
