import { expect, test } from 'vitest';
import { line, prose } from './text.ts';

const title = line(5);
const story = prose(5);

test.each(['a', ' a ', 'ä𝔞🥊'])('takes the line %j', (text) => {
  expect(title.parse(text)).toBe(text);
});

test.each(['', ' ', '\uFEFF', 'a\nb', 'a\u0000', 'a\u0085', '\uD83E', '123456'])(
  'refuses the line %j',
  (text) => {
    expect(title.safeParse(text).error?.issues).toHaveLength(1);
  },
);

test.each(['', ' ', 'a\n\tb'])('takes the prose %j', (text) => {
  expect(story.parse(text)).toBe(text);
});

test.each(['a\u0000', '\u001Fa', '\uDD4A', '123456'])('refuses the prose %j', (text) => {
  expect(story.safeParse(text).error?.issues).toHaveLength(1);
});

test('counts an emoji as one character', () => {
  expect(title.safeParse('🥊'.repeat(5)).success).toBe(true);
  expect(title.safeParse('🥊'.repeat(6)).success).toBe(false);
});
