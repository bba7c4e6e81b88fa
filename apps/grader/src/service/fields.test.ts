import { expect, test } from 'vitest';
import { line } from './fields.ts';

const read = (text: string): string => line(60).parse(text);

test('a name does not turn the line around in which it stands', () => {
  expect(read('\u202Eada\u2066 l.')).toBe('ada l.');
});

test.each(['\u200B\u200D', '\u3164', '\u2800\u00A0', '\uFEFF\u00AD'])(
  'a name that nobody can see is none: %j',
  (name) => {
    expect(read(name)).toBe('');
  },
);

test('joiners inside of a name stay', () => {
  const family = '👩\u200D👧';
  expect(read(` ${family}\n`)).toBe(family);
});
