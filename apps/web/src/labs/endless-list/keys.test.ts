import { expect, test } from 'vitest';
import { targetOf } from './keys.ts';

const target = (key: string, at: number, ctrlKey = false) => targetOf({ key, ctrlKey }, at, 20);

test.each([
  ['PageDown', 3, 4],
  ['PageDown', 19, 19],
  ['PageUp', 3, 2],
  ['PageUp', 0, 0],
  ['Home', 3, 0],
  ['End', 3, 19],
  ['a', 3, undefined],
])('%s leads from place %i to %s', (key, at, to) => {
  expect(target(key, at)).toBe(to);
});

test('Control+Home and Control+End leave the list', () => {
  expect(target('Home', 3, true)).toBe('before');
  expect(target('End', 3, true)).toBe('after');
});
