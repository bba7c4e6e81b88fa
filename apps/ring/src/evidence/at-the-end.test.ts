import { expect, test } from 'vitest';
import { isRepeated } from './at-the-end.ts';

test('the first three finds and every eighth are repeated', () => {
  const nths = Array.from({ length: 24 }, (_, at) => at + 1);
  expect(nths.filter(isRepeated)).toEqual([1, 2, 3, 8, 16, 24]);
});
