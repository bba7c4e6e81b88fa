import { expect, test } from 'vitest';
import { faultRule } from '@sparring/contracts/fault';
import { matches } from './match.ts';

const rule = (path: string, method = '*') =>
  faultRule.parse({ path, method, outcomes: [{ kind: 'reset' }] });

test.each([
  ['/books', '/books', true],
  ['/books', '/books/7', false],
  ['/books', '/bookshelf', false],
  ['/books/{id}', '/books/7', true],
  ['/books/{id}', '/books', false],
  ['/books/{id}', '/books/7/pages', false],
  ['/books*', '/books', true],
  ['/books*', '/books/7', true],
  ['/books*', '/bookshelf', true],
  ['/books/*', '/books/7/pages', true],
  ['/books/*', '/books', false],
  ['/*', '/ping', true],
  ['/files/example.pdf', '/files/example-pdf', false],
  ['/{noun}/{id}', '/items/1', true],
  ['/testing/*', '/Testing/users', false],
])('the pattern %s and the path %s: %j', (pattern, path, expected) => {
  expect(matches(rule(pattern), 'GET', path)).toBe(expected);
});

test.each([
  ['*', 'DELETE', true],
  ['POST', 'POST', true],
  ['POST', 'PUT', false],
  ['GET', 'HEAD', true],
])('the method %s of a rule and the method %s of a request: %j', (of, method, expected) => {
  expect(matches(rule('/books', of), method, '/books')).toBe(expected);
});

test.each([
  'books',
  '',
  '/bo*ks',
  '/books/**',
  '/books?page=1',
  '/books/{id',
  '/v1/practice/books',
  '/practice/books',
  '/w/mine/books',
  '/workspace/reset',
  '/books//7',
])('the pattern %j is refused', (path) => {
  expect(faultRule.safeParse({ path, outcomes: [{ kind: 'reset' }] }).success).toBe(false);
});
