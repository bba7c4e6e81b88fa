import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

test('a name that two members have comes with the number, any other alone', () => {
  const nameOf = nameIn([
    { number: 1, name: 'Ada' },
    { number: 2, name: 'Bo' },
    { number: 3, name: 'Ada' },
  ]);
  expect([1, 2, 3].map(nameOf)).toEqual(['Ada (number 1)', 'Bo', 'Ada (number 3)']);
});

test('who is no longer in the class is called by the number', () => {
  expect(nameIn([])(4)).toBe('Number 4');
});
