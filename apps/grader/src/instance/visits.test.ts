import { expect, test } from 'vitest';
import { visitOf } from './visits.ts';

test('a long address is cut, because a request is recognized by its beginning', () => {
  const visit = visitOf({ method: 'GET', url: `/v1/practice/books?author=${'a'.repeat(2000)}` });
  expect(visit).toMatch(/^GET \/v1\/practice\/books\?author=a{10}.*…$/);
  expect(visit).toHaveLength(160);
});
