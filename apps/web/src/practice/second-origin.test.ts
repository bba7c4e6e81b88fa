import { expect, test } from 'vitest';
import { originOfPort } from './second-origin.ts';

const http = { protocol: 'http:', hostname: 'school.test' };

test('the second origin is another port of the same host', () => {
  expect(originOfPort(3002, http)).toBe('http://school.test:3002');
});

test.each([
  ['without a second port', undefined, http],
  ['on a page with https', 3002, { ...http, protocol: 'https:' }],
])('there is no second origin %s', (_, port, place) => {
  expect(originOfPort(port, place)).toBeUndefined();
});
