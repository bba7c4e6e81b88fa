import { expect, test } from 'vitest';
import { otherClass } from './other-class.ts';

test('a class that is promised keeps its name, and another one gets the same other name each time', () => {
  expect(otherClass('dropzone')).toBe('dropzone');
  expect(otherClass('button')).not.toBe('button');
  expect(otherClass('button')).toBe(otherClass('button'));
});
