import { expect, test } from 'vitest';
import { targetOf } from './keys.ts';

test.each([
  ['PageDown', 19, 19],
  ['a', 3, undefined],
])('%s leads from place %i of 20 to %s', (key, at, to) => {
  expect(targetOf({ key, ctrlKey: false }, at, 20)).toBe(to);
});
