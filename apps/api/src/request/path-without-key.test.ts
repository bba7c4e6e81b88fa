import { expect, test } from 'vitest';
import { pathWithoutKey } from './path-without-key.ts';

test.each([
  ['/w/k7q2-9xwm/v1/practice/books?page=2', '/v1/practice/books?page=2'],
  ['/v1/practice/books', '/v1/practice/books'],
  [
    '/w/k7q2-9xwm/v1/practice/w/k7q2-9xwm/v1/practice/books',
    '/v1/practice/w/{key}/v1/practice/books',
  ],
  ['/w/k7q2-9xwm/w/k7q2-9xwm', '/w/{key}'],
])('%s is shown as %s', (path, shown) => {
  expect(pathWithoutKey(path)).toBe(shown);
});
