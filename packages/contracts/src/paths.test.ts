import { expect, test } from 'vitest';
import { api } from './api.ts';
import { apiPaths, isNearBase, nounsAtRoot } from './paths.ts';

test.each(nounsAtRoot)('the site proxies every path of %s without a base path', (noun) => {
  for (const { path } of Object.values(api[noun]))
    expect(apiPaths.some((start) => path === start || path.startsWith(`${start}/`))).toBe(true);
});

test.each([
  ['/v1/practise/books', true],
  ['/v1/practic', true],
  ['/v1/practicee/books', true],
  ['/v2/practice', true],
  ['/practise/books', true],
  ['/v1/practice/boooks', false],
  ['/v1/prakticee', false],
  ['/practise', true],
  ['/', false],
])('%s has a base path with one wrong letter: %s', (path, isNear) => {
  expect(isNearBase(path)).toBe(isNear);
});
