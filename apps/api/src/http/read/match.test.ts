import { expect, test } from 'vitest';
import { createMatch } from './match.ts';

const match = createMatch([
  { path: '/books', bases: ['/v1', ''], target: 'books' },
  { path: '/books/{id}', bases: ['/v1', ''], target: 'book' },
  { path: '/books/new', bases: ['/v1'], target: 'new' },
  { path: '/books/{id}/pages/{page}', bases: ['/v1'], target: 'page' },
]);

test.each([
  ['/v1/books', 'books', '/v1', {}],
  ['/books', 'books', '', {}],
  ['/books/', 'books', '', {}],
  ['/books/7', 'book', '', { id: '7' }],
  ['/v1/books/7/', 'book', '/v1', { id: '7' }],
  ['/v1/books/a%2Fb%20c', 'book', '/v1', { id: 'a/b c' }],
  ['/v1/books/new', 'new', '/v1', {}],
  ['/v1/books/7/pages/2', 'page', '/v1', { id: '7', page: '2' }],
  ['/v1/books/__proto__', 'book', '/v1', { id: '__proto__' }],
])('finds %s', (path, target, base, params) => {
  expect(match(path)).toEqual({ target, base, params });
});

test.each([
  '',
  '/',
  '/v1',
  '/v1/',
  '/Books',
  '/books//',
  '//books',
  '/v2/books',
  '/books/7/8',
  '/books/7/pages/2',
])('finds nothing at "%s"', (path) => {
  expect(match(path)).toBeUndefined();
});

test('refuses a parameter that cannot be decoded', () => {
  expect(() => match('/books/%zz')).toThrow('path parameter %zz cannot be decoded');
});
