import { expect, test } from 'vitest';
import { redact } from './redact.ts';

const origin = {
  folder: '/learner/my tests',
  environment: { HOME: '/srv/ada', API_TOKEN: 'abcdefgh-12345', CI: 'true', SHORT_TOKEN: 'tea' },
};

test.each([
  ['the folder of the tests', 'at /learner/my tests/cart.test.mjs:4', 'at ./cart.test.mjs:4'],
  ['the home of the machine', 'read /srv/ada/.npmrc', 'read ~/.npmrc'],
  ['a home of another machine', 'in /home/zoe/x, C:\\Users\\Zoe\\x', 'in ~/x, ~\\x'],
  ['a secret of the environment', 'sent abcdefgh-12345', 'sent ***'],
  ['a bearer token', 'Authorization: Bearer eyJhbGciOi.J9.x-y', 'Authorization: Bearer ***'],
  ['credentials in an address', 'GET http://ada:pass@host/x', 'GET http://***@host/x'],
])('leaves out %s', (_, text, shown) => {
  expect(redact(text, origin)).toBe(shown);
});

test('leaves everything else as it is, also a short value of a variable that sounds secret', () => {
  const text = 'expected 204.97, got 204.96: true tea';
  expect(redact(text, origin)).toBe(text);
});

test('knows the forms of credentials also where nothing else is known', () => {
  expect(redact('Basic YWRhOnBhc3N3b3Jk in /Users/ada/x')).toBe('Basic *** in ~/x');
});
