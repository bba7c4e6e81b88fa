import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { demoPair, isDemoPair } from './demo-account.ts';

const { username, password } = demoPair;

test('accepts the demo pair', () => {
  expect(isDemoPair(demoPair)).toBe(true);
});

test.each([
  ['a wrong password', { username, password: 'wrong' }],
  ['a wrong username', { username: 'wrong', password }],
  ['the two exchanged', { username: password, password: username }],
  ['another letter case', { username: 'Learner', password }],
  ['a space at the end', { username, password: `${password} ` }],
  ['nothing', { username: '', password: '' }],
])('refuses %s', (_, given) => {
  expect(isDemoPair(given)).toBe(false);
});

test('refuses every other password', () => {
  assert(
    property(string(), (text) => {
      expect(isDemoPair({ username, password: text })).toBe(text === password);
    }),
  );
});
