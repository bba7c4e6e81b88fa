import { expect, test } from 'vitest';
import { line, prose } from './text.ts';

const title = line(5);
const story = prose(5);

test.each(['a', ' a ', 'ä𝔞🥊'])('accepts the line %j', (text) => {
  expect(title.parse(text)).toBe(text);
});

test.each(['', ' ', '\uFEFF', 'a\nb', 'a\u0000', 'a\u0085', '\uD83E', '123456'])(
  'refuses the line %j',
  (text) => {
    expect(title.safeParse(text).error?.issues).toHaveLength(1);
  },
);

test('refuses a line of only white space, for every white space of JavaScript', () => {
  const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
  const white = all.filter((character) => /\s/.test(character));
  expect(white.length).toBeGreaterThan(20);
  expect(white.filter((character) => title.safeParse(character).success)).toEqual([]);
});

test.each(['', ' ', 'a\n\tb'])('accepts the prose %j', (text) => {
  expect(story.parse(text)).toBe(text);
});

test.each(['a\u0000', '\u001Fa', '\uDD4A', '123456'])('refuses the prose %j', (text) => {
  expect(story.safeParse(text).error?.issues).toHaveLength(1);
});

test('counts an emoji as one character', () => {
  expect(title.safeParse('🥊'.repeat(5)).success).toBe(true);
  expect(title.safeParse('🥊'.repeat(6)).success).toBe(false);
});
